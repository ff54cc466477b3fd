import { href } from 'react-router'
import { agencyIn } from '#app/agency/agency-in.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { partsContext } from '#app/http/parts.server.ts'
import { isWayBack, loadCards } from '#app/listing/card/way-back.tsx'
import { findListedSearches } from '#app/listing/common-search/find-search-view.server.ts'
import { listingQuery } from '#app/listing/search/filter-url.ts'
import { drawMap } from '#app/listing/map/draw-map.server.ts'
import { mapPart } from '#app/listing/map/map-html.server.ts'
import { findMap } from '#app/listing/map/find-map.server.ts'
import { isMisread, readable } from '#app/listing/search/shapes.ts'
import { parseFilters } from '#app/listing/search/filters.ts'
import { listingAddress } from '#app/listing/page/listing-address.ts'
import { arriveSoon } from '#app/listing/page/listing-arrival.ts'
import { listingDescription, listingTitle } from '#app/listing/page/listing-meta.ts'
import { ListingScreen } from '#app/listing/page/listing-screen.tsx'
import { withSearch } from '#app/listing/search/corrected-search.ts'
import { findListingPage } from '#app/listing/search/find-page.server.ts'
import { askedFilters } from '#app/listing/search/searched-type.ts'
import { leavesRentsOut } from '#app/listing/search/meant-categories.ts'
import { derivedFilters } from '#app/listing/search/derived-filters.ts'
import { unreadFigures } from '#app/listing/search/unread-figures.ts'
import { derivedPlaces } from '#app/listing/search/derived-places.ts'
import { findNearest } from '#app/listing/search/nearest.server.ts'
import type { Route } from './+types/listing.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const asked = askedFilters(searchParams)
  const filters = readable(asked)
  const { store, publicUrl, streets } = context.get(partsContext)
  const page = await findListingPage(store, filters)
  // Links keep the search as it was typed; everything that is found is of the corrected one.
  const found = withSearch(filters, page.corrected)
  const shown = { ...filters, page: page.page }
  // Links to the common searches are shown only without filters.
  const searches = listingQuery(filters) === '' ? await findListedSearches(store) : []
  const nearest = page.total === 0 && listingQuery(filters) !== '' ? await findNearest(store, found) : null
  const ids = page.properties.map(({ id }) => id)
  const map = mapPart(filters, filters.vista ? drawMap(await findMap(store, found, ids), filters) : null, page.total)
  const address = listingAddress(shown, page.total, isMisread(asked))
  const said = [...derivedFilters(found, leavesRentsOut(found)), ...derivedPlaces(found)]
  const beside = { map, streets: filters.vista ? streets : null }
  return {
    query: listingQuery(filters, { page: page.page }),
    unread: unreadFigures(searchParams),
    listing: { ...page, publicUrl, said, searches, nearest, address, ...beside },
  }
}

/** From another page, navigation waits only a moment and then shows a skeleton; on this page, the old results stay. */
export async function clientLoader(args: Route.ClientLoaderArgs) {
  const { url, serverLoader } = args
  return isWayBack(url) ? loadCards(args) : arriveSoon(serverLoader(), url.search)
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { query, listing } = loaderData
  const filters = parseFilters(query)
  const address = 'address' in listing ? listing.address : { path: href('/propiedades') }
  const description = listingDescription(filters, agencyIn(matches).name)
  return pageMeta({ matches }, { title: listingTitle(filters), description, ...address })
}

export default function Listing({ loaderData }: Route.ComponentProps) {
  return <ListingScreen {...loaderData} />
}
