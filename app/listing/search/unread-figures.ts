import { NOT_WHOLE } from '#app/forms/control-readers.ts'
import type { Filter } from './filter.ts'
import { FILTER_NAMES, filterOf } from './filter-table.ts'
import { type FilterParam, askedIn, isOffered } from './filters.ts'

/** Characters that a field for a limit shows. */
export const LONGEST_LIMIT = 20

/** What is said beside a limit that was typed and says no figure; null beside any other. */
export function unreadSentence(filter: Filter, text: string): string | null {
  if (filter.kind !== 'bound' || text.trim() === '' || askedIn(filter, text) !== null) return null
  const right = filter.figure === 'count' ? NOT_WHOLE : 'Escribe un número, por ejemplo 2,400'
  return `Este límite no se aplica. ${right}.`
}

export type UnreadFigures = Partial<Record<FilterParam, string>>

/** The limits of a query that say no figure, as they were typed, for their fields; null without any. */
export function unreadFigures(params: URLSearchParams): UnreadFigures | null {
  const type = askedIn(filterOf('type'), params.get('type'))
  const unread = FILTER_NAMES.map(filterOf).flatMap((filter) => {
    if (!isOffered(filter, type)) return []
    const text = params.get(filter.param) ?? ''
    return unreadSentence(filter, text) === null ? [] : [[filter.param, text.slice(0, LONGEST_LIMIT)]]
  })
  return unread.length > 0 ? Object.fromEntries(unread) : null
}
