import type { PropertyType } from '#app/catalogue/facts/vocabulary.ts'

/** The filters whose choices say how many properties each would find. */
export const FACETS = ['category', 'type', 'municipality'] as const
export type Facet = (typeof FACETS)[number]

/**
 * Per filter and value how many available properties pass the other filters; a value that is not there has none, a
 * filter that is not there was not counted.
 */
export type Facets = { readonly [Each in Facet | 'landUse']?: Readonly<Record<string, number>> } & {
  /** The one type that the search's words ask for, where no type is chosen. */
  readonly searchedType?: PropertyType
}

export function isFacet(name: string): name is Facet {
  return FACETS.some((facet) => facet === name)
}
