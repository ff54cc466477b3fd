import { data, href } from 'react-router'
import { dayIn, formatDay } from '#app/calendar/calendar-day.ts'
import { findShownAsesor } from '#app/asesores/asesores.server.ts'
import { findAgency, findSection } from '#app/agency/agency.server.ts'
import { agencyTitle } from '#app/agency/agency-title.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { WatchView } from '#app/interest/watch-interest.tsx'
import { partsContext } from '#app/http/parts.server.ts'
import { findRequested } from '#app/catalogue/property/requested-slug.server.ts'
import { findPriceDrop } from '#app/editing/versions/price-history.server.ts'
import { PropertyFailed } from '#app/property/page/property-failed.tsx'
import { PROPERTY_NOT_LOADED } from '#app/ui/failure-words.ts'
import { DetailGone } from '#app/property/page/detail-gone.tsx'
import { DetailScreen } from '#app/property/page/detail-screen.tsx'
import { detailView, hasForeignMaintenance } from '#app/property/page/detail-view.ts'
import { drawPlace } from '#app/listing/map/draw-place.server.ts'
import { currentCatalogue } from '#app/catalogue/current-catalogue.server.ts'
import { onlyHomeState } from '#app/catalogue/place/places.ts'
import { requestedSurface } from '#app/catalogue/price/requested-surface.ts'
import { spaceCalculator } from '#app/catalogue/price/space-calculator.ts'
import { OPERATION_PARAM, operationQuery, requestedOffer } from '#app/catalogue/price/second-offer.ts'
import { findBySlug, findSimilar } from '#app/property/page/properties.server.ts'
import { propertyPage } from '#app/property/structured-data/property-page.server.ts'
import { findDefaultContact } from '#app/settings/default-contact.server.ts'
import type { Route } from './+types/property.ts'

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { store, publicUrl, now } = context.get(partsContext)
  const resolved = await findRequested(
    { slug: params.propertySlug, search: url.search },
    {
      find: (slug) => findBySlug(store, slug),
      pathOf: (propertySlug) => href('/propiedad/:propertySlug', { propertySlug }),
    },
  )
  if (!resolved.answer) return data(null, resolved)
  const { path } = resolved
  const { property } = resolved.answer
  const agency = await findAgency(store)
  const contact = await findDefaultContact(store.db)
  const asesor = await findShownAsesor(store, property.id)
  const offered = requestedOffer(property, url.searchParams.get(OPERATION_PARAM))
  const today = dayIn(agency.timeZone, now())
  const { places, rate } = await currentCatalogue(store)
  const view = detailView({ ...property, today, homeState: onlyHomeState(places) }, contact, agency, asesor, offered)
  const { priceDrops } = await findSection(store, 'datos')
  const dropped = priceDrops
    ? await findPriceDrop(store.db, property, { category: offered.category, today, timeZone: agency.timeZone })
    : null
  const similar = await findSimilar(store, offered)
  const page = propertyPage(property, { view, path, origin: publicUrl, agency, places })
  const requested = requestedSurface(url.searchParams)
  const calculator = hasForeignMaintenance(property, offered) ? null : spaceCalculator(offered, requested, rate)
  const drawn = drawPlace(property, places)
  return {
    view: { ...view, priceDrop: dropped && `Bajó de precio el ${formatDay(dropped)}` },
    calculator,
    drawn,
    similar,
    page,
    pageUrl: publicUrl + path + operationQuery(view.property),
    publicUrl,
  }
}

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) {
    const title = loaderData === null ? 'La propiedad no fue encontrada' : PROPERTY_NOT_LOADED
    return [{ title: agencyTitle({ matches }, title) }, { name: 'robots', content: 'noindex' }]
  }
  return pageMeta({ matches }, loaderData.page)
}

export default function Property({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <DetailGone />
  return (
    <>
      <DetailScreen {...loaderData} />
      <WatchView slug={loaderData.view.property.slug} />
    </>
  )
}

export function ErrorBoundary() {
  return (
    <PropertyFailed
      as="div"
      retry="Intentar de nuevo"
      back={{ path: href('/propiedades'), label: 'Volver a propiedades' }}
    />
  )
}
