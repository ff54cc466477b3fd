import { isHolding } from '#app/site/connection/held-requests.ts'
import type { SearchLink } from '#app/listing/common-search/search-view.ts'
import type { DerivedFilter } from '#app/listing/search/filter-url.ts'
import type { Streets } from '#app/listing/map/streets/streets.ts'
import type { ListingPage } from '#app/listing/search/listing-page.ts'
import type { Nearest } from '#app/listing/search/nearest.ts'
import type { ListingAddress } from './listing-address.ts'

/** What a page of the listing shows. `publicUrl` is the site's origin, for addresses that leave it. */
export type Listing = ListingPage & {
  publicUrl: string
  /** What is asked for in another way than by filters: figures in the search, places. */
  said: readonly DerivedFilter[]
  /** Ways on from the whole catalogue. */
  searches: SearchLink[]
  /** Ways on from a list that is empty for its filters. */
  nearest: Nearest | null
  address: ListingAddress
  /** The way to the map, or the map itself, as HTML (`map-html.server.ts`). */
  map: string
  /** What it can show beside our drawing; null without any, and in a list. */
  streets: Streets | null
}

/** How long a new page may keep people on the old one, and how long its skeleton then stays at least (design, section 5). */
const PATIENCE_MS = 200
const SKELETON_MS = 400

/** `query`: the filters, as the URL says them; as values they would weigh a kilobyte in every page, most of them null. */
type Arrived = { query: string; listing: Listing }

/** The listing when it comes soon; otherwise the page that is known without it, its properties to follow. */
export async function arriveSoon(arriving: Promise<Arrived>, query: string) {
  const soon = await Promise.race([arriving, pause(PATIENCE_MS)])
  // Where nothing answers, the page that is left stays.
  if (soon || isHolding()) return soon ?? arriving
  return { query, listing: Promise.all([arriving, pause(SKELETON_MS)]).then(([{ listing }]) => listing) }
}

function pause(milliseconds: number): Promise<null> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds, null))
}
