import { href } from 'react-router'
import { findAgency } from '#app/agency/agency.server.ts'
import { findCountedAgency } from '#app/catalogue/agency-counts.server.ts'
import { currentCatalogue } from '#app/catalogue/current-catalogue.server.ts'
import type { PropertyCard } from '#app/catalogue/property/property.ts'
import { PROPERTY_TYPE_LABELS } from '#app/catalogue/facts/vocabulary.ts'
import { dayIn } from '#app/calendar/calendar-day.ts'
import { Claims } from '#app/agency/landing/claims.tsx'
import { ClientStrip } from '#app/agency/landing/client-strip.tsx'
import { CASES_TITLE, SolvedCases } from '#app/agency/proof/solved-cases.tsx'
import { ClosingBand } from '#app/agency/closing-band.tsx'
import { homePage } from '#app/agency/landing/home-page.ts'
import { Hero } from '#app/agency/landing/hero.tsx'
import { LandingPanels } from '#app/agency/landing/landing-panels.tsx'
import { siteGraph } from '#app/seo/json-ld.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import type { PublicHandle } from '#app/site/floating-part.tsx'
import { WhatsAppFloat } from '#app/site/floating/whatsapp-float.tsx'
import { partsContext } from '#app/http/parts.server.ts'
import { Finder } from '#app/listing/landing/finder.tsx'
import { searchesOfDay } from '#app/listing/common-search/common-search.ts'
import { findCommonSearches } from '#app/listing/common-search/common-searches.server.ts'
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
  const parts = context.get(partsContext)
  const { store, publicUrl, now } = parts
  const counted = await findCountedAgency(parts)
  const agency = await findAgency(store)
  const today = dayIn(agency.timeZone, now())
  const latest = await findLatest(store)
  const zones = await findZones(store)
  const drawing = drawZones(zones)
  return {
    page: homePage(counted.content, counted.agency),
    latest,
    mostSeen: await findMostSeen(store, today, latest),
    zones: { listed: zones, drawing, credit: drawing ? OUTLINE_CREDIT : '' },
    example: searchExample(latest),
    searches: searchesOfDay(findCommonSearches(await currentCatalogue(store)), today),
    types: await countTypes(store),
    structuredData: siteGraph(publicUrl, agency),
  }
}

/** 'Bodega en Apodaca': what visitors may search for, short enough for the field on a phone. */
function searchExample([newest]: readonly Pick<PropertyCard, 'type' | 'municipality'>[]): string {
  if (!newest) return ''
  return [PROPERTY_TYPE_LABELS[newest.type], newest.municipality].filter(Boolean).join(' en ')
}

export function meta(args: Route.MetaArgs) {
  const { title, description } = args.loaderData?.page ?? { title: '', description: '' }
  const structuredData = args.loaderData?.structuredData
  return pageMeta(args, { title, description, path: href('/'), structuredData })
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { page } = loaderData
  return (
    // Its sections stand closer together than those of a text page.
    <div className="[--space-section:clamp(2.35rem,1.5rem+3.5vw,4.7rem)]">
      <Hero {...page}>
        <Finder example={page.searchExample ?? loaderData.example} searches={loaderData.searches} />
      </Hero>
      <LatestProperties properties={loaderData.latest} />
      <MostSeen properties={loaderData.mostSeen} />
      <TypeGrid counts={loaderData.types} />
      <Zones {...loaderData.zones} />
      <SolvedCases cases={page.cases} title={CASES_TITLE} className="bg-canvas-2 py-(--space-section)" />
      <ClientStrip clients={page.clients} />
      <Claims claims={page.claims} />
      <LandingPanels texts={page} />
      <ClosingBand title={page.closing} />
    </div>
  )
}
