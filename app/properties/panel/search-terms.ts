import { foldText } from '#app/properties/fold-text.ts'
import { choices, readWords, formsOf } from '#app/properties/search/read-search.ts'
import { STATUSES, STATUS_LABELS, type Status } from '#app/properties/vocabulary.ts'

/**
 * What a search of the panel looks for, word by word in any order (decision 39; spec, section 5): of each, the folded
 * texts one of which the panel's text of a row contains, and the statuses that read so, as stored or as they are called.
 */
export function searchTerms(search: string): SearchTerm[] {
  return choices(readWords(search)).map((choice) => {
    const typed = choice.map((term) => foldText(term.typed))
    const statuses = STATUSES.filter((status) => typed.some((text) => reads(status, text)))
    return { typed, forms: formsOf(choice, 'by text'), statuses }
  })
}
export type SearchTerm = { typed: readonly string[]; forms: readonly string[]; statuses: Status[] }

function reads(status: Status, text: string): boolean {
  return [status, foldText(STATUS_LABELS[status])].some((written) => written.includes(text))
}
