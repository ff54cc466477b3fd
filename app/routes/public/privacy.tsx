import { href } from 'react-router'
import { pageMeta } from '#app/seo/page-meta.ts'
import { agencyIn } from '#app/agency/agency-in.ts'
import { PrivacyNotice } from '#app/agency/legal/privacy-notice.tsx'
import type { Route } from './+types/privacy.ts'

export function meta(args: Route.MetaArgs) {
  const agency = agencyIn(args.matches)
  return pageMeta(args, {
    title: 'Aviso de privacidad',
    description: `Qué datos personales trata ${agency.name}, para qué, con quién los comparte y cómo ejercer tus derechos ARCO.`,
    path: href('/aviso-privacidad'),
  })
}

export default function Privacy() {
  return <PrivacyNotice />
}
