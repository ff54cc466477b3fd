import type { PropertyCard } from '#app/catalogue/property/property.ts'
import type { Facets } from './facets.ts'

/**
 * One page of the public listing, of `total` results. `page` is the page that was answered: past the end it is the last
 * one. `corrected`: the search in its right spelling, which the results are of; null where they are of what was typed.
 */
export type ListingPage = {
  properties: PropertyCard[]
  total: number
  page: number
  pages: number
  facets: Facets
  corrected: string | null
}
