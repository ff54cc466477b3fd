import { AGENCY } from '#app/agency/agency.ts'
import { PrivacyNotice } from '#app/agency/legal/privacy-notice.tsx'
import type { Route } from './+types/privacy.ts'

export function meta(): Route.MetaDescriptors {
  return [
    { title: `Aviso de privacidad · ${AGENCY.name}` },
    {
      name: 'description',
      content: `Qué datos personales trata ${AGENCY.name}, para qué, con quién los comparte y cómo ejercer tus derechos ARCO.`,
    },
  ]
}

export default function Privacy() {
  return <PrivacyNotice />
}
