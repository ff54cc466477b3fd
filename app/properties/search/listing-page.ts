import type { PropertyCard } from '#app/properties/property.ts'
import type { Facets } from './facets.ts'

/** How many properties pass. `isMore`: there are more than `total`, which were not counted. */
export type Counted = { total: number; isMore: boolean }

/**
 * One page of the public listing. `page` is the page that was answered: past the end it is the last one. `facets`: null
 * where they are not known.
 */
export type ListingPage = Counted & { properties: PropertyCard[]; page: number; pages: number; facets: Facets | null }
