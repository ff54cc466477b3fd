import type { PropertyCard } from '#app/catalogue/property/property.ts'

/** A list near the one that found nothing: 'En Guadalupe', its query string and how many properties it has. */
export type Way = { label: string; query: string; total: number }

/**
 * The nearest properties to a place where none is. `place`: how the sentence names it; `away`: how far the first lies;
 * `query`: a search that reaches it.
 */
export type NearPlace = { place: string; away: string; cards: PropertyCard[]; query: string }

/** What is offered where nothing was found; `unknown`: words of the search that no property says. */
export type Nearest = { unknown: readonly string[]; ways: readonly Way[]; near: NearPlace | null }
