import type { Catalogue } from '#app/catalogue/catalogue.ts'
import { correctWords, visitorTexts } from './correct-words.ts'
import type { Filters } from './filters.ts'
import { type ListingResult, countResults, list } from './list.ts'
import { readSearch } from './read-search.ts'
import { ANYWHERE } from './shapes.ts'

/** `corrected`: the search in its right spelling, which the results are of; null where they are of what was typed. */
type CorrectedResult = ListingResult & { corrected: string | null }

/** The same as `list`, with misspelt words of the search corrected where it finds nothing as it was typed. */
export function listCorrected(catalogue: Catalogue, filters: Filters): CorrectedResult {
  const literal = list(catalogue, filters)
  const { search, type } = filters
  const isFinal = literal.rows.length > 0 || filters.literal
  const corrected = isFinal ? null : correctWords(search, readSearch(search, type).terms, visitorTexts(catalogue))
  if (corrected === null) return { ...literal, corrected }
  const result = list(catalogue, withSearch(filters, corrected))
  // An empty part of the map is a place of the same search: a move of the map must not change its words.
  const isUseful = result.rows.length > 0 || countResults(catalogue, { ...filters, ...ANYWHERE, search: corrected }) > 0
  return isUseful ? { ...result, corrected } : { ...literal, corrected: null }
}

/** The filters with the search that the results are of. */
export function withSearch(filters: Filters, corrected: string | null): Filters {
  return corrected === null ? filters : { ...filters, search: corrected }
}
