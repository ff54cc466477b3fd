import type { Crumb } from '#app/seo/json-ld.ts'
import type { ListingPage } from '#app/listing/search/listing-page.ts'
import type { Filters } from '#app/listing/search/filters.ts'
import type { MarketView } from './market-text.ts'

/** A link to the page of a common search, with its number of properties. */
export type SearchLink = { path: string; name: string; total: number }

/**
 * A picture of the places of a search, as SVG, and the address of the map that can be moved. `missing`: the number of
 * properties that it doesn't show.
 */
export type SearchMap = { svg: string; credit: string; missing: number; href: string }

/** What the page of a common search shows. */
export type SearchView = ListingPage & {
  name: string
  path: string
  summary: string
  crumbs: Crumb[]
  related: SearchLink[]
  /** The rate at which prices in dollars are compared, in words. */
  rate: string
  /** The filters of the listing that find the same. */
  filters: Filters
  /** The link to the map of these filters, as HTML. */
  map: string
  market: MarketView | null
  /** Null where no property has a public point. */
  place: SearchMap | null
  publicUrl: string
}
