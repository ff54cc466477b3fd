import type { PropertyCard } from '#app/catalogue/property/property.ts'
import type { Facets } from './facets.ts'

/**
 * One page of the public listing, of `total` results. `page`: the page that is shown; a request past the end shows the
 * last one. `corrected`: the corrected search, to which the results belong; null where it was not corrected. `widened`: the
 * sentence that says how far the nearest result is, where nothing was in the requested radius.
 */
export type ListingPage = {
  properties: PropertyCard[]
  total: number
  page: number
  pages: number
  facets: Facets
  corrected: string | null
  widened: string | null
}

/** Offered where nothing was found. `unknown`: words of the search that no property contains. */
export type Nearest = { unknown: readonly string[]; lists: readonly NearbyList[]; near: NearPlace | null }

/** A list similar to the one that found nothing: 'En Guadalupe', its query string and its number of properties. */
export type NearbyList = { label: string; query: string; total: number }

/**
 * The nearest properties to a part of the map that has none. `away`: the distance of the first; `query`: a search that
 * includes it.
 */
export type NearPlace = { away: string; cards: PropertyCard[]; query: string }
