import { isHolding } from '#app/site/connection/held-requests.ts'
import type { MarketAnswer } from '#app/listing/common-search/market-text.ts'
import type { SearchLink } from '#app/listing/common-search/search-view.ts'
import type { DerivedFilter } from '#app/listing/search/filter-url.ts'
import type { Streets } from '#app/listing/map/streets/streets.ts'
import type { ListingPage } from '#app/listing/search/listing-page.ts'
import type { Nearest } from '#app/listing/search/nearest.ts'
import type { ListingAddress } from './listing-address.ts'

/** What a page of the listing shows. `publicUrl` is the site's origin, for addresses that leave it. */
export type Listing = ListingPage & {
  publicUrl: string
  /** Filters derived from the words of the search and from places. */
  derived: readonly DerivedFilter[]
  /** Links to common searches, for the list without filters. */
  searches: SearchLink[]
  /** The median prices, for a search that asks for them. */
  prices: MarketAnswer[]
  /** Nearest results of an empty list; null otherwise. */
  nearest: Nearest | null
  address: ListingAddress
  /** The rate at which prices in dollars are compared, in words. */
  rate: string
  /** The link to the map, or the map itself, as HTML (`map-html.server.ts`). */
  map: string
  /** The streets that the map can show; null without any, and without a map. */
  streets: Streets | null
}

/** How long a navigation waits before it shows the skeleton, and how long the skeleton then stays at least (design, section 5). */
const WAIT_MS = 200
const SKELETON_MS = 400

/** `query`: the filters as a query string. As an object, mostly of nulls, they would add a kilobyte to every page. */
type LoadedListing = { query: string; listing: Listing }

/** Waits 200 ms for the listing. Returns it, or a promise of it if it takes longer. */
export async function waitBriefly(loading: Promise<LoadedListing>, query: string) {
  const soon = await Promise.race([loading, pause(WAIT_MS)])
  // While the server can't be reached, the old page stays instead of a skeleton.
  if (soon || isHolding()) return soon ?? loading
  return { query, listing: Promise.all([loading, pause(SKELETON_MS)]).then(([{ listing }]) => listing) }
}

function pause(milliseconds: number): Promise<null> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds, null))
}
