import { AGENCY } from '#app/agency/agency.ts'
import { Terms } from '#app/agency/legal/terms.tsx'
import type { Route } from './+types/terms.ts'

export function meta(): Route.MetaDescriptors {
  return [
    { title: `Términos y condiciones · ${AGENCY.name}` },
    {
      name: 'description',
      content: `Condiciones de uso del sitio de ${AGENCY.name}: información de las propiedades, solicitudes, honorarios y ley aplicable.`,
    },
  ]
}

export default function TermsPage() {
  return <Terms />
}
