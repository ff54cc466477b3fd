import type { State } from '#app/catalogue/facts/places.ts'
import type { PropertyType } from '#app/catalogue/facts/vocabulary.ts'

/** The filters whose options show how many properties each would find. */
export const FACETS = ['category', 'type', 'municipality'] as const
export type Facet = (typeof FACETS)[number]

/**
 * Per filter and value, how many available properties match the other filters. A missing value has none; a missing filter
 * was not counted.
 */
export type Facets = { readonly [Name in Facet | 'landUse']?: Readonly<Record<string, number>> } & {
  /** The one type that the search names, where the filter has none. */
  readonly searchedType?: PropertyType
  /** The agency's own states, which are the first options of the filter 'Estado'. */
  readonly homeStates?: readonly State[]
}

export function isFacet(name: string): name is Facet {
  return FACETS.some((facet) => facet === name)
}
