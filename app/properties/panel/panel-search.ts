import { pageIn } from '#app/panel/page-param.ts'

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
