import { pageIn } from '#app/panel/page-param.ts'
import { foldText } from '#app/properties/fold-text.ts'
import {
  CATEGORIES,
  CATEGORY_LABELS,
  PROPERTY_TYPES,
  PROPERTY_TYPE_LABELS,
  STATUSES,
  STATUS_LABELS,
} from '#app/properties/vocabulary.ts'

/** Properties on one page of the panel's list. */
export const PANEL_PAGE_SIZE = 50
const LONGEST_SEARCH = 100

/** What the list of the panel is asked for; its URL says the same. */
export type PanelQuery = { search: string; page: number }

export function parsePanelQuery(params: URLSearchParams): PanelQuery {
  return { search: readText(params.get('search') ?? ''), page: pageIn(params) }
}

/** What no keyboard types becomes a space: PostgreSQL refuses some of it. */
function readText(text: string): string {
  return [...text.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim()].slice(0, LONGEST_SEARCH).join('')
}

/** The query string of a list, '' for the whole one's first page. */
export function panelQuery({ search, page }: PanelQuery): string {
  const params = new URLSearchParams()
  if (search) params.set('search', search)
  if (page > 1) params.set('page', String(page))
  const query = params.toString()
  return query && `?${query}`
}

/**
 * What a search looks for (spec, section 5: a substring, regardless of case; accents don't count either): the folded
 * text, and the values of the closed vocabularies that read so, as they are stored or as the panel calls them.
 */
export function searchTerm(search: string) {
  const text = foldText(search)
  return {
    text,
    statuses: reading(text, STATUSES, STATUS_LABELS),
    types: reading(text, PROPERTY_TYPES, PROPERTY_TYPE_LABELS),
    categories: reading(text, CATEGORIES, CATEGORY_LABELS),
  }
}
export type SearchTerm = ReturnType<typeof searchTerm>

function reading<T extends string>(text: string, values: readonly T[], labels: Record<T, string>): T[] {
  return values.filter((value) => [value, foldText(labels[value])].some((written) => written.includes(text)))
}
