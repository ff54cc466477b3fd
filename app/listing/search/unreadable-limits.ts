import { NOT_WHOLE, NO_FIGURE } from '#app/figures/typed-figure.ts'
import type { Filter } from './filter.ts'
import { FILTER_NAMES, filterOf } from './filter-table.ts'
import { type FilterParam, appliesToTypes, lacksOperation, parseFilterValue, requestedTypes } from './filters.ts'

/** Characters of a limit that its field shows. */
export const LONGEST_LIMIT = 20

/** The message beside a limit that is no figure; null for a figure, an empty text or another filter. */
export function unreadableLimitMessage(filter: Filter, text: string): string | null {
  if (filter.kind !== 'bound' || text.trim() === '' || parseFilterValue(filter, text) !== null) return null
  const hint = filter.figure === 'count' ? NOT_WHOLE : NO_FIGURE
  return `Este límite no se aplica. ${hint}.`
}

/** The message beside a limit that needs an operation while none is chosen; null without a text. */
export function operationMessage(filter: Filter, text: string, category: string): string | null {
  const isNeeded = filter.kind === 'bound' && filter.column === 'rate' && category === '' && text.trim() !== ''
  return isNeeded ? 'Elige primero Renta, Venta o Traspaso: cada operación tiene su precio por m².' : null
}

export type UnreadableLimits = Partial<Record<FilterParam, string>>

/** The typed texts of limits that are no figures or need an operation, for their fields; null without any. */
export function unreadableLimits(params: URLSearchParams): UnreadableLimits | null {
  const types = requestedTypes(params)
  const unreadable = FILTER_NAMES.map(filterOf).flatMap((filter) => {
    if (!appliesToTypes(filter, types)) return []
    const text = params.get(filter.param) ?? ''
    const isApplied = unreadableLimitMessage(filter, text) === null && (text === '' || !lacksOperation(filter, params))
    return isApplied ? [] : [[filter.param, text.slice(0, LONGEST_LIMIT)]]
  })
  return unreadable.length > 0 ? Object.fromEntries(unreadable) : null
}
