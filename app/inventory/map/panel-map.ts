import type { MapLink } from '#app/listing/map/map-view.ts'
import type { Status } from '#app/catalogue/facts/vocabulary.ts'

/** A property of the map and its lists. */
export type MapProperty = { id: string; title: string; code: string; place: string; status: Status }
export type StatusCounts = Record<Status, number>

/** The map as an SVG of links, and the data around it. */
export type PanelMap = {
  /** Null where there is neither a property nor an outline. */
  svg: string | null
  /** Of the outlines; '' where none are drawn. */
  credit: string
  /** The number of properties in the view by status. */
  counts: StatusCounts
  /** The properties outside of the first view: how many, and the query of the view of all. Null where it has them all. */
  around: { label: string; query: string } | null
  /** Links that move and zoom the map. */
  moves: MapLink[]
  /** The properties in the view if they are few enough; the newest ones at the narrowest view. */
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
