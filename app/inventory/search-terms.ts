import { alternatives, formsOf, readWords } from '#app/listing/search/read-search.ts'

/**
 * What a search of the panel looks for, word by word in any order (decision 39; spec, section 5): of each, the folded
 * texts one of which the panel's text of a row says.
 */
export function searchTerms(search: string): string[][] {
  return alternatives(readWords(search)).map((choice) => formsOf(choice, 'by text'))
}
