import { href } from 'react-router'
import { pageMeta } from '#app/seo/page-meta.ts'
import '#app/agency/about/about.css'
import { agencyIn } from '#app/agency/agency-in.ts'
import { AboutHero } from '#app/agency/about/about-hero.tsx'
import { ClientCarousels } from '#app/agency/about/client-carousels.tsx'
import { Flagships } from '#app/agency/about/flagships.tsx'
import { Timeline } from '#app/agency/about/timeline.tsx'
import { ValueProposition } from '#app/agency/about/value-proposition.tsx'
import { ClosingBand } from '#app/agency/landing/closing-band.tsx'
import type { Route } from './+types/about.ts'

export function meta(args: Route.MetaArgs) {
  const agency = agencyIn(args.matches)
  return pageMeta(args, {
    title: 'Nosotros',
    description: `Desde ${agency.founded} rentamos, vendemos y valuamos inmuebles comerciales en el norte del país: nuestra historia, los clientes que nos eligen y cómo trabajamos.`,
    path: href('/nosotros'),
  })
}

export default function About() {
  return (
    <>
      <AboutHero />
      <Timeline />
      <Flagships />
      <ClientCarousels />
      <ValueProposition />
      <ClosingBand title="Te atiende un asesor de la zona" />
    </>
  )
}
