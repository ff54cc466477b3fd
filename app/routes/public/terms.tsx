import { href } from 'react-router'
import { pageMeta } from '#app/seo/page-meta.ts'
import { agencyIn } from '#app/agency/agency-in.ts'
import { Terms } from '#app/agency/legal/terms.tsx'
import type { Route } from './+types/terms.ts'

export function meta(args: Route.MetaArgs) {
  const agency = agencyIn(args.matches)
  return pageMeta(args, {
    title: 'Términos y condiciones',
    description: `Condiciones de uso del sitio de ${agency.name}: información de las propiedades, solicitudes, honorarios y ley aplicable.`,
    path: href('/terminos-condiciones'),
  })
}

export default function TermsPage() {
  return <Terms />
}
