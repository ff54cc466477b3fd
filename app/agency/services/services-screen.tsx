import { ClosingBand } from '#app/agency/closing-band.tsx'
import { ClientWords } from '#app/agency/proof/client-words.tsx'
import { SolvedCases } from '#app/agency/proof/solved-cases.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { ServiceGrid } from './service-grid.tsx'
import type { ServicesPage } from './services-page.ts'

/** The services page (spec, section 2, Services). */
export function ServicesScreen({ texts: { lead, services, cases, testimonials, closing } }: { texts: ServicesPage }) {
  return (
    <>
      <PageHead title="Servicios" lead={lead ?? undefined} />
      <section className="wrap py-(--space-section)">
        <h2 className="sr-only">Todos los servicios</h2>
        <ServiceGrid services={services} />
      </section>
      <SolvedCases
        cases={cases}
        title="Un caso de cada servicio"
        isLinked={false}
        className="bg-canvas-2 py-(--space-section)"
      />
      <ClientWords testimonials={testimonials} className="py-(--space-section)" />
      <ClosingBand title={closing} />
    </>
  )
}
