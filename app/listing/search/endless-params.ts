import { PLACE_PARAMS } from './filter-places.ts'
import { FILTER_NAMES, filterOf } from './filter-table.ts'

/** Those that make addresses without end: whoever reads every page finds nothing there that the plain lists do not have. */
export const ENDLESS_PARAMS: readonly string[] = [
  ...FILTER_NAMES.map(filterOf).flatMap(({ kind, param, types }) => (kind === 'choice' && !types ? [] : [param])),
  ...PLACE_PARAMS,
  'literal',
  'sort',
]
