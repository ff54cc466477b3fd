import { compareTexts } from '#app/catalogue/catalogue.ts'
import { currentCatalogue } from '#app/catalogue/current-catalogue.server.ts'
import type { Store } from '#app/db/store.server.ts'
import { type Box, isInBox } from '#app/catalogue/place/box.ts'
import type { Filters } from '#app/listing/search/filters.ts'
import { resultsOf } from '#app/listing/search/list.ts'
import { resolveQuery } from '#app/listing/search/resolve-query.ts'
import type { Shape } from '#app/listing/search/shapes.ts'
import { cardOf } from '#app/catalogue/listed-card.ts'
import type { PropertyCard } from '#app/catalogue/property/property.ts'
import type { Precision } from '#app/catalogue/facts/precision.ts'
import type { Point } from '#app/catalogue/place/point.ts'
import { mergeOverlapping, mergeGroups } from './clusters.ts'
import type { Cluster } from './clusters.ts'
import { type PlacedRow, boxOfPlaces, groupByCell, publicPlaces } from './clusters.ts'
import { type View, cellSize, isBeyondView, viewOf } from './map-view.ts'
import { METROPOLIS_VIEW } from './map-view.ts'

/** The map begins with the metropolitan area if at least this part of the results lies there. */
const METROPOLIS_PART = 0.6
/** Margin around the results, as a part of their size. */
const MARGIN = 0.08

/** A property that is in no cluster. */
export type Pin = { card: PropertyCard; precision: Precision; point: Point }
/** `around`: the number of results outside the view and the box of all results; null where the view shows them all. */
export type FoundMap = {
  view: View
  clusters: Cluster[]
  pins: Pin[]
  unplaced: number
  around: { count: number; box: Box } | null
}

/**
 * The map of a listing: all its results, in the view of the URL or in one around them.
 * @param listed ids of the properties on the current page of the list
 */
export async function findMap(store: Store, filters: Filters, listed: readonly string[] = []): Promise<FoundMap> {
  const catalogue = await currentCatalogue(store)
  const query = resolveQuery(catalogue, filters)
  const rows = resultsOf(catalogue, query)
  const placed = publicPlaces(rows)
  const requested = requestedView(query.shapes)
  const { view, around } = requested ? { view: requested, around: null } : viewAround(placed)
  const isListed = new Set(listed)
  const cells = groupByCell(placed, cellSize(view)).map(({ placed: inside, ...cell }) => ({
    ...cell,
    listed: inside.filter(({ row }) => isListed.has(row.id)).map(({ row }) => row.slug),
  }))
  const groups = mergeOverlapping(cells, view, (one, other) => ({
    ...mergeGroups(one, other),
    listed: [...one.listed, ...other.listed],
  }))
  const single = new Set(groups.filter(({ count }) => count === 1).map(({ id }) => id))
  const pins = placed
    .filter(({ row }) => single.has(row.id))
    .toSorted((one, other) => compareTexts(one.row.id, other.row.id))
    .map(({ row, point }) => ({ card: cardOf(catalogue, row), precision: row.precision, point }))
  const clusters = groups.filter(({ count }) => count > 1)
  const unplaced = query.shapes.length > 0 ? 0 : rows.length - placed.length
  return { view, clusters, pins, around, unplaced }
}

/** The view of the requested box, area or circle; null without one. */
function requestedView(shapes: readonly Shape[]): View | null {
  for (const kind of ['box', 'area', 'circle'] as const) {
    const shape = shapes.find((candidate) => candidate.kind === kind)
    if (shape && shape.kind !== 'nowhere' && !isBeyondView(shape.box))
      return viewOf(shape.box, kind === 'box' ? 0 : MARGIN)
  }
  return null
}

/** The view around all results, or the metropolitan area where most of them lie. */
function viewAround(placed: readonly PlacedRow[]): Pick<FoundMap, 'view' | 'around'> {
  const count = placed.length
  if (count === 0) return { view: METROPOLIS_VIEW, around: null }
  const inside = placed.filter(({ point }) => isInBox(point, METROPOLIS_VIEW)).length
  const box = boxOfPlaces(placed)
  if (inside < count * METROPOLIS_PART) return { view: viewOf(box, MARGIN), around: null }
  return { view: METROPOLIS_VIEW, around: inside < count ? { count: count - inside, box } : null }
}
