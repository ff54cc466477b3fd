import { data, href } from 'react-router'
import { dayIn } from '#app/calendar/calendar-day.ts'
import { findAgency } from '#app/agency/agency.server.ts'
import { agencyTitle } from '#app/agency/agency-title.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { partsContext } from '#app/http/parts.server.ts'
import { findRequested } from '#app/catalogue/property/requested-slug.server.ts'
import { findComplexBySlug, findFloorViews, findFreeSpaces, findNearby } from '#app/complexes/find-complex.server.ts'
import { COMPLEX_NOT_LOADED, ComplexFailed } from '#app/complexes/page/complex-failed.tsx'
import { ComplexScreen } from '#app/complexes/page/complex-screen.tsx'
import { complexView } from '#app/complexes/page/complex-view.ts'
import { complexCalculator } from '#app/complexes/spaces/fitting-spaces.ts'
import { requestedSurface } from '#app/catalogue/price/requested-surface.ts'
import { drawPlace } from '#app/listing/map/draw-place.server.ts'
import { onlyHomeState } from '#app/catalogue/place/places.ts'
import { findPlaceSettings } from '#app/catalogue/place/places.server.ts'
import { mapPoint } from '#app/catalogue/place/map-link.ts'
import { complexGraph } from '#app/complexes/page/complex-graph.ts'
import { complexCard } from '#app/complexes/page/complex-social-card.ts'
import { cardPath } from '#app/photos/social-card/stored-card.server.ts'
import { NextSteps } from '#app/listing/landing/next-steps.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { findReferenceRate } from '#app/catalogue/price/find-reference-rate.server.ts'
import type { Route } from './+types/complex.ts'

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { store, publicUrl, now } = context.get(partsContext)
  const resolved = await findRequested(
    { slug: params.complexSlug, search: url.search },
    {
      find: (slug) => findComplexBySlug(store, slug),
      pathOf: (complexSlug) => href('/conjunto/:complexSlug', { complexSlug }),
    },
  )
  if (!resolved.answer) return data(null, resolved)
  const { path } = resolved
  const { complex } = resolved.answer
  const spaces = await findFreeSpaces(store, complex.id)
  const settings = await findPlaceSettings(store.db)
  const homeState = onlyHomeState(settings)
  const rate = await findReferenceRate(store)
  const agency = await findAgency(store)
  const view = complexView(complex, spaces, {
    today: dayIn(agency.timeZone, now()),
    timeZone: agency.timeZone,
    rate,
    homeState,
  })
  const rows = new Map(spaces.flatMap(({ id }, at) => (view.spaces[at] ? [[id, view.spaces[at]] as const] : [])))
  const floors = await findFloorViews(store, complex, rows)
  const calculator = complexCalculator(spaces, requestedSurface(url.searchParams), rate)
  const nearby = spaces.length === 0 ? await findNearby(store, complex) : []
  const structuredData = complexGraph(complex, view, { origin: publicUrl, agency, homeState })
  const { location, municipality } = complex
  const point = mapPoint(complex.googleMapsLink)
  const drawn = drawPlace({ precision: 'exacta', point, location, municipality }, settings)
  const card = { path: cardPath(complexCard(complex.id, view, agency)), alt: [view.name, view.zone].join(', ') }
  return { card, view, floors, calculator, drawn, nearby, structuredData, path, pageUrl: publicUrl + path, publicUrl }
}

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) {
    const title = loaderData === null ? 'El conjunto no fue encontrado' : COMPLEX_NOT_LOADED
    return [{ title: agencyTitle({ matches }, title) }, { name: 'robots', content: 'noindex' }]
  }
  const { view, path, card, structuredData } = loaderData
  // Without a free space no page links to it, and search engines should leave it out.
  const noindex = view.spaces.length === 0
  return pageMeta({ matches }, { title: view.name, description: view.summary, path, card, noindex, structuredData })
}

export default function Complex({ loaderData }: Route.ComponentProps) {
  return loaderData ? <ComplexScreen key={loaderData.path} {...loaderData} /> : <ComplexGone />
}

export function ErrorBoundary() {
  return <ComplexFailed />
}

/** The page of an unknown or deleted complex. It doesn't redirect, because its properties may still be available. */
function ComplexGone() {
  return (
    <PageHead title="El conjunto no fue encontrado" lead="Quizá cambió de nombre o ya no está en el catálogo.">
      <NextSteps />
    </PageHead>
  )
}
