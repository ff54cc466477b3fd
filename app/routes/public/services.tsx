import { AGENCY } from '#app/agency/agency.ts'
import { ClosingBand } from '#app/agency/landing/closing-band.tsx'
import { ServiceGrid } from '#app/agency/services/service-grid.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import type { Route } from './+types/services.ts'

export function meta(): Route.MetaDescriptors {
  return [
    { title: `Servicios · ${AGENCY.name}` },
    {
      name: 'description',
      content:
        'Asesoría inmobiliaria y comercial, valuación y opinión de valor, representación de inquilinos y crédito para inmuebles comerciales en Monterrey y Nuevo León.',
    },
  ]
}

export default function Services() {
  return (
    <>
      <PageHead
        title="Servicios"
        lead="Seis maneras de ayudarte a encontrar, valuar, negociar y financiar un espacio comercial."
      />
      <section className="wrap py-(--space-section)">
        <h2 className="sr-only">Todos los servicios</h2>
        <ServiceGrid />
      </section>
      <ClosingBand title="¿No sabes por dónde empezar?" />
    </>
  )
}
