import type { Status } from '#app/catalogue/facts/vocabulary.ts'

/** A property of the map and its lists. */
export type MapProperty = { id: string; title: string; code: string; place: string; status: Status }
export type StatusCounts = Record<Status, number>

/** The map as HTML of links, and the data beside it. */
export type PanelMap = {
  /** The map in its frame, as on the site; null where there is neither a property nor an outline. */
  html: string | null
  /** The number of properties in the view by status. */
  counts: StatusCounts
  /** The newest properties in the view. */
  listed: MapProperty[]
  total: number
  /** '12 propiedades'. */
  totalLabel: string
}

/** A page of the properties that no map of the site can show: their link has no point, and their zone is unknown. */
export type Unplaced = { rows: MapProperty[]; count: number; page: number; pages: number }

/** The most properties that are listed beside the map. */
export const MOST_LISTED = 60
/** ID of that list. */
export const IN_VIEW_ID = 'en-la-vista'
/** Path of the page. */
export const PANEL_MAP = '/dashboard/mapa'

export type PanelMapAddress = { bbox?: string; status?: Status | null; page?: number }

/** The query string of a view; '' for the first one. @param page of the properties without a place */
export function panelMapQuery({ bbox, status, page = 1 }: PanelMapAddress): string {
  const params = new URLSearchParams({ ...(status && { status }), ...(page > 1 && { page: String(page) }) })
  const rest = [...(params.size > 0 ? [String(params)] : []), ...(bbox ? [`bbox=${bbox}`] : [])]
  return rest.length > 0 ? `?${rest.join('&')}` : ''
}
