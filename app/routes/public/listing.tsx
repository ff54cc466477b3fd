import { href } from 'react-router'
import { agencyIn } from '#app/agency/agency-in.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { partsContext } from '#app/http/parts.server.ts'
import { findListedSearches } from '#app/listing/common-search/common-searches.server.ts'
import { marketAnswers } from '#app/listing/common-search/market-text.ts'
import { listingQuery } from '#app/listing/search/filter-url.ts'
import { drawMap } from '#app/listing/map/draw-map.server.ts'
import { mapPart } from '#app/listing/map/map-html.server.ts'
import { findMap, hasMap } from '#app/listing/map/find-map.ts'
import { referenceRateText } from '#app/catalogue/price/reference-rate-text.ts'
import { currentCatalogue } from '#app/catalogue/current-catalogue.server.ts'
import { homeText } from '#app/catalogue/place/places.ts'
import { listingAddress } from '#app/listing/page/listing-address.ts'
import { waitBriefly } from '#app/listing/page/listing-data.ts'
import { listingDescription, listingTitle } from '#app/listing/page/listing-meta.ts'
import { ListingScreen } from '#app/listing/page/listing-screen.tsx'
import { derivedChips } from '#app/listing/search/derived-chips.ts'
import { parseFilters, parsePlaceFilters } from '#app/listing/search/filters.ts'
import { listCorrected } from '#app/listing/search/list.ts'
import { listingPage, withPlaceOptions } from '#app/listing/search/listing-page.ts'
import { findNearest } from '#app/listing/search/nearest.ts'
import { readRequest, withFilters } from '#app/listing/search/read-request.ts'
import { isMalformed } from '#app/listing/search/shapes.ts'
import { chosenSort } from '#app/listing/search/sorts.ts'
import { unreadableLimits } from '#app/listing/search/unreadable-limits.ts'
import type { Route } from './+types/listing.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const { store, publicUrl, streets, now } = context.get(partsContext)
  const catalogue = await currentCatalogue(store)
  const requested = readRequest(searchParams, catalogue)
  const result = listCorrected(requested)
  const page = withPlaceOptions(listingPage(result), catalogue, requested.filters)
  const sort = chosenSort(requested.filters.sort, result.circle !== null)
  // Links keep the search as it was typed. Results use the corrected search.
  const typed = withFilters(requested, { ...requested.filters, sort })
  const found = withFilters(result.query.request, { ...result.query.request.filters, sort })
  const { filters } = typed
  const shown = { ...filters, page: page.page }
  const isFiltered = listingQuery(filters) !== ''
  // Links to the common searches are shown only without filters.
  const searches = isFiltered ? [] : findListedSearches(catalogue)
  const nearest = page.total === 0 && isFiltered ? findNearest(found) : null
  const ids = page.properties.map(({ id }) => id)
  const foundMap = filters.vista ? findMap(result.query, ids) : null
  const drawn = foundMap && drawMap(foundMap, filters)
  const map = mapPart(typed, drawn, hasMap(catalogue) ? page.total : 0)
  const address = listingAddress(shown, page.total, isMalformed(parsePlaceFilters(searchParams)))
  const rate = referenceRateText(catalogue.rate)
  const derived = derivedChips(found)
  const prices = marketAnswers(result.query, now())
  const mapData = { map, streets: filters.vista ? streets : null }
  return {
    query: listingQuery(filters, { page: page.page }),
    unread: unreadableLimits(searchParams),
    home: homeText(catalogue.places),
    listing: { ...page, publicUrl, derived, searches, prices, nearest, address, rate, ...mapData },
  }
}

/**
 * A navigation from another page shows a skeleton if it takes long. On the listing itself, and on the way back to it, the
 * old page stays.
 */
export async function clientLoader({ url, serverLoader }: Route.ClientLoaderArgs) {
  // The browser's address changes before the page only when it goes back or forward.
  return location.pathname === url.pathname ? serverLoader() : waitBriefly(serverLoader(), url.search)
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { query, listing } = loaderData
  const filters = parseFilters(query)
  const address = 'address' in listing ? listing.address : { path: href('/propiedades') }
  const home = 'home' in loaderData ? loaderData.home : ''
  const description = listingDescription(filters, { agency: agencyIn(matches).name, home })
  return pageMeta({ matches }, { title: listingTitle(filters, home), description, ...address })
}

export default function Listing({ loaderData }: Route.ComponentProps) {
  return <ListingScreen {...loaderData} />
}
