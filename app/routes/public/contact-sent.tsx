import { AGENCY } from '#app/agency/agency.ts'
import { SentScreen } from '#app/contact/sent-screen.tsx'
import type { Route } from './+types/contact-sent.ts'

export function meta(): Route.MetaDescriptors {
  return [{ title: `Mensaje enviado · ${AGENCY.name}` }, { name: 'robots', content: 'noindex' }]
}

export default function ContactSent() {
  return <SentScreen />
}
