import { FILTER_NAMES, type FilterName, filterOf } from './filter-table.ts'
import type { Filters } from './filters.ts'

/** Whether a filter asks for nothing. */
export function isOpen(filters: Filters, name: FilterName): boolean {
  return filters[name] === null || filters[name] === ''
}

/** The filters that ask for what only some types have. */
export function factFilters(filters: Filters): FilterName[] {
  return FILTER_NAMES.filter((name) => filterOf(name).types && !isOpen(filters, name))
}
