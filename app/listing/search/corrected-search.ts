import type { Catalogue } from '#app/catalogue/catalogue.ts'
import { correctWords, visitorTexts } from './correct-words.ts'
import { type Filters, singleType } from './filters.ts'
import { type ListingResult, countResults, list } from './list.ts'
import { withoutPlace } from './place-in-search.ts'
import { readSearch } from './read-search.ts'
import { ANYWHERE } from './shapes.ts'

/** `corrected`: the corrected search, to which the results belong; null where they belong to the search as it was typed. */
type CorrectedResult = ListingResult & { corrected: string | null }

/** Like `list`, but corrects misspelt words of a search that finds nothing. */
export function listCorrected(catalogue: Catalogue, filters: Filters): CorrectedResult {
  const literal = list(catalogue, filters)
  const { search } = filters
  const { terms, facts } = readSearch(withoutPlace(search, catalogue.places), catalogue.places, singleType(filters))
  const isFinal = literal.rows.length > 0 || filters.literal
  const corrected = isFinal
    ? null
    : correctWords(search, terms, visitorTexts(catalogue), [...filters.type, ...(facts ? [facts.type] : [])])
  if (corrected === null) return { ...literal, corrected }
  const result = list(catalogue, withSearch(filters, corrected))
  // An empty part of the map does not invalidate the correction: moving the map must not change the words.
  const isUseful = result.rows.length > 0 || countResults(catalogue, { ...filters, ...ANYWHERE, search: corrected }) > 0
  return isUseful ? { ...result, corrected } : { ...literal, corrected: null }
}

/** The filters with the corrected search, if there is one. */
export function withSearch(filters: Filters, corrected: string | null): Filters {
  return corrected === null ? filters : { ...filters, search: corrected }
}
