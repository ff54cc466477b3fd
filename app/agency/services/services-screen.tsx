import type { ServicesTexts } from '#app/agency/content/agency-content.ts'
import { ClosingBand } from '#app/agency/closing-band.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { ServiceGrid } from './service-grid.tsx'

/** The services page (spec, section 2, Services). */
export function ServicesScreen({ texts: { lead, services, closing } }: { texts: ServicesTexts }) {
  return (
    <>
      <PageHead title="Servicios" lead={lead ?? undefined} />
      <section className="wrap py-(--space-section)">
        <h2 className="sr-only">Todos los servicios</h2>
        <ServiceGrid services={services} />
      </section>
      <ClosingBand title={closing} />
    </>
  )
}
