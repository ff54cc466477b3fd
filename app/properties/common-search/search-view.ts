import type { Crumb } from '#app/seo/json-ld.ts'
import type { PropertyCard } from '#app/properties/property.ts'

/** A page of a common search: where it is, what it is called, how many properties it has. */
export type SearchLink = { path: string; name: string; total: number }

/** What the page of a common search shows. */
export type SearchView = {
  name: string
  path: string
  summary: string
  crumbs: Crumb[]
  properties: PropertyCard[]
  page: number
  pages: number
  related: SearchLink[]
  /** Query string of the listing with this search as its filters. */
  query: string
  publicUrl: string
}
