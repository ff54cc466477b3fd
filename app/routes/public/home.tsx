import { href } from 'react-router'
import { Claims } from '#app/agency/landing/claims.tsx'
import { ClosingBand } from '#app/agency/landing/closing-band.tsx'
import { Hero } from '#app/agency/landing/hero.tsx'
import { LandingPanels } from '#app/agency/landing/landing-panels.tsx'
import { siteGraph } from '#app/seo/json-ld.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import type { PublicHandle } from '#app/site/whatsapp-float.tsx'
import { partsContext } from '#app/parts.server.ts'
import { Finder } from '#app/properties/landing/finder.tsx'
import { LatestProperties } from '#app/properties/landing/latest-properties.tsx'
import { findLatest } from '#app/properties/properties.server.ts'
import { TypeGrid } from '#app/properties/landing/type-grid.tsx'
import type { Route } from './+types/home.ts'

export const handle: PublicHandle = { whatsappFloat: true }

export async function loader({ context }: Route.LoaderArgs) {
  const { store, publicUrl } = context.get(partsContext)
  return { latest: await findLatest(store), structuredData: siteGraph(publicUrl) }
}

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, {
    title: 'Inmobiliaria comercial en Nuevo León',
    description:
      'Compra, venta y renta de locales, bodegas, oficinas y terrenos comerciales en Monterrey y todo Nuevo León, con asesores que conocen cada zona desde 2006.',
    path: href('/'),
    structuredData: args.loaderData?.structuredData,
  })
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Hero />
      <div className="wrap">
        <Finder />
      </div>
      <Claims />
      <LatestProperties properties={loaderData.latest} />
      <TypeGrid />
      <LandingPanels />
      <ClosingBand title="Cuéntanos qué necesita tu negocio" />
    </>
  )
}
