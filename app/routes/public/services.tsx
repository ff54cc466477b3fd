import { href } from 'react-router'
import { pageMeta } from '#app/seo/page-meta.ts'
import { ClosingBand } from '#app/agency/landing/closing-band.tsx'
import { ServiceGrid } from '#app/agency/services/service-grid.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import type { Route } from './+types/services.ts'

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, {
    title: 'Servicios',
    description:
      'Asesoría inmobiliaria y comercial, valuación y opinión de valor, representación de inquilinos y crédito para inmuebles comerciales en Monterrey y Nuevo León.',
    path: href('/servicios'),
  })
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
