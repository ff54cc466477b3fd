import { href } from 'react-router'
import { agencyIn } from '#app/agency/agency-in.ts'
import { findAgency } from '#app/agency/agency.server.ts'
import { dayInMonterrey } from '#app/calendar/calendar-day.ts'
import { Claims } from '#app/agency/landing/claims.tsx'
import { ClientStrip } from '#app/agency/landing/client-strip.tsx'
import { ClosingBand } from '#app/agency/landing/closing-band.tsx'
import { Hero } from '#app/agency/landing/hero.tsx'
import { LandingPanels } from '#app/agency/landing/landing-panels.tsx'
import { siteGraph } from '#app/seo/json-ld.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import type { PublicHandle } from '#app/site/floating-part.tsx'
import { WhatsAppFloat } from '#app/site/floating/whatsapp-float.tsx'
import { partsContext } from '#app/http/parts.server.ts'
import { loadCards } from '#app/listing/card/way-back.tsx'
import { Finder } from '#app/listing/landing/finder.tsx'
import { countTypes, findMostSeen, findZones } from '#app/listing/landing/home-figures.server.ts'
import { LatestProperties, MostSeen } from '#app/listing/landing/landing-cards.tsx'
import { findLatest } from '#app/property/page/properties.server.ts'
import { OUTLINE_CREDIT } from '#app/agency/about/metro-outline.ts'
import { drawZones } from '#app/listing/map/draw-zones.server.ts'
import { Zones } from '#app/listing/landing/zones.tsx'
import { TypeGrid } from '#app/listing/landing/type-grid.tsx'
import type { Route } from './+types/home.ts'

export const handle: PublicHandle = { Floating: WhatsAppFloat }

export async function loader({ context }: Route.LoaderArgs) {
  const { store, publicUrl, now } = context.get(partsContext)
  const latest = await findLatest(store)
  const zones = await findZones(store)
  return {
    latest,
    mostSeen: await findMostSeen(store, dayInMonterrey(now()), latest),
    zones: { listed: zones, drawing: drawZones(zones), credit: OUTLINE_CREDIT },
    types: await countTypes(store),
    structuredData: siteGraph(publicUrl, await findAgency(store)),
  }
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return loadCards(args)
}

export function meta(args: Route.MetaArgs) {
  const { founded } = agencyIn(args.matches)
  return pageMeta(args, {
    title: 'Inmobiliaria comercial en Nuevo León',
    description: `Compra, venta y renta de locales, bodegas, oficinas y terrenos comerciales en Monterrey y todo Nuevo León, con asesores que conocen cada zona desde ${founded}.`,
    path: href('/'),
    structuredData: args.loaderData?.structuredData,
  })
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    // Its sections stand closer together than those of a text page.
    <div className="[--space-section:clamp(2.35rem,1.5rem+3.5vw,4.7rem)]">
      <Hero />
      <div className="wrap">
        <Finder />
      </div>
      <Claims />
      <LatestProperties properties={loaderData.latest} />
      <MostSeen properties={loaderData.mostSeen} />
      <TypeGrid counts={loaderData.types} />
      <Zones {...loaderData.zones} />
      <ClientStrip />
      <LandingPanels />
      <ClosingBand title="Cuéntanos qué necesita tu negocio" />
    </div>
  )
}
