import type { MapWay } from '#app/listing/map/map-ways.ts'
import { isBox, type Box } from '#app/catalogue/place/box.ts'
import type { Point } from '#app/catalogue/place/point.ts'
import { STATUSES, type Status } from '#app/catalogue/facts/vocabulary.ts'

/** What the map of the catalogue is asked for; `page` is of the list of those that no map shows. */
export type PanelMapQuery = { box: Box | null; status: Status | null }

/** A property as map and lists name it. */
export type MapProperty = { id: string; title: string; code: string; place: string; status: Status }
export type PanelPin = MapProperty & { point: Point }
/** Properties of one cell of the grid. */
export type PanelCluster = { box: Box; middle: Point; counts: Partial<Record<Status, number>>; count: number }
export type StatusCounts = Record<Status, number>

/** The drawing as SVG of links, and what stands around it. */
export type PanelMap = {
  svg: string
  credit: string
  /** How many there are of each status in the view. */
  counts: StatusCounts
  ways: MapWay[]
  /** Those in the view, where they are few enough to be named; the newest where no view is narrower. */
  listed: MapProperty[]
  total: number
  /** The total in words. */
  counted: string
}

/** A page of the properties that no map of the site shows: their link names no point, or their zone is not known. */
export type Unplaced = { rows: MapProperty[]; count: number; page: number; pages: number }

/** Those of a view are named up to so many. */
export const MOST_LISTED = 60
/** Of their list on the page. */
export const IN_VIEW_ID = 'en-la-vista'

const PAIR = /^-?\d{1,3}(?:\.\d{1,6})?$/

/** What can't be read is as if it were not there. */
export function parsePanelMap(params: URLSearchParams): PanelMapQuery {
  const edges = (params.get('bbox') ?? '').split(',')
  const [west = 0, south = 0, east = 0, north = 0] = edges.map(Number)
  const box = { west, south, east, north }
  const isRead = edges.length === 4 && edges.every((edge) => PAIR.test(edge)) && isBox(box)
  return { box: isRead ? box : null, status: STATUSES.find((each) => each === params.get('status')) ?? null }
}
