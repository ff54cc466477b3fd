import { href } from 'react-router'
import { pageMeta } from '#app/seo/page-meta.ts'
import { AGENCY } from '#app/agency/agency.ts'
import { Terms } from '#app/agency/legal/terms.tsx'
import type { Route } from './+types/terms.ts'

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, {
    title: 'Términos y condiciones',
    description: `Condiciones de uso del sitio de ${AGENCY.name}: información de las propiedades, solicitudes, honorarios y ley aplicable.`,
    path: href('/terminos-condiciones'),
  })
}

export default function TermsPage() {
  return <Terms />
}
