import { href } from 'react-router'
import { pageMeta } from '#app/seo/page-meta.ts'
import { SentScreen } from '#app/contact/sent-screen.tsx'
import type { Route } from './+types/contact-sent.ts'

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, {
    title: 'Mensaje enviado',
    description: 'Recibimos tu mensaje y te responderemos pronto.',
    path: href('/contacto-confirmacion'),
    noindex: true,
  })
}

export default function ContactSent() {
  return <SentScreen />
}
