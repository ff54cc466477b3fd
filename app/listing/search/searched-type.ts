import { typedSearch } from '#app/forms/typed-search.ts'
import { FILTER_NAMES, filterOf } from './filter-table.ts'
import { type Filters, parseFilters } from './filters.ts'
import { readSearch, wantedBy } from './read-search.ts'

/**
 * The filters of a query that asks for facts of the one type that its search says, by name or by a fact, and chooses
 * none: so a form without scripts sends what 'Más filtros' offers beside such a search.
 */
export function askedFilters(params: URLSearchParams): Filters {
  const asksForFacts = FILTER_NAMES.map(filterOf).some(({ types, param }) => types && params.get(param))
  if (params.get('type') || !asksForFacts) return parseFilters(params)
  const reading = readSearch(typedSearch(params.get('search')))
  const [named, ...others] = wantedBy(reading, 'by name').named.type ?? []
  const type = named ?? reading.facts?.type
  if (type === undefined || others.length > 0) return parseFilters(params)
  const told = new URLSearchParams(params)
  told.set('type', type)
  return parseFilters(told)
}
