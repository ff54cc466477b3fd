import { FILTER_NAMES, filterOf } from './filter-table.ts'
import { PLACE_PARAMS } from './filters.ts'

/** Parameters that robots.txt closes: they combine without end, and the plain lists already lead to every property. */
export const UNCRAWLED_PARAMS: readonly string[] = [
  ...FILTER_NAMES.map(filterOf).flatMap(({ kind, param, types, rare }) =>
    kind === 'choice' && !types && !rare ? [] : [param],
  ),
  ...PLACE_PARAMS,
  'literal',
  'sort',
]
