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
import { withoutOverlap, mergeGroups } from './without-overlap.ts'
import type { Cluster } from './cluster.ts'
import { type PlacedRow, boxOfPlaces, inCells, publicPlaces } from './cells.ts'
import { type View, cellOf, isBeyondView, viewOf } from './map-view.ts'
import { METROPOLIS_VIEW } from './metropolis.ts'

/** Part of what was found that must lie in the metropolitan area for the map to begin there. */
const MOST = 0.6
/** Room around what was found, as part of its size. */
const ROOM = 0.08

/** One that is alone in its cell. */
export type Pin = { card: PropertyCard; precision: Precision; point: Point }
/** `around`: what lies outside of the view, where it is not all that was found. */
export type FoundMap = {
  view: View
  clusters: Cluster[]
  pins: Pin[]
  unplaced: number
  around: { count: number; box: Box } | null
}

/**
 * What the map of a listing shows: the same properties as its list, in the view that its URL names or around them.
 * @param listed ids of the properties that the list shows
 */
export async function findMap(store: Store, filters: Filters, listed: readonly string[] = []): Promise<FoundMap> {
  const catalogue = await currentCatalogue(store)
  const query = resolveQuery(catalogue, filters)
  const rows = resultsOf(catalogue, query)
  const placed = publicPlaces(rows)
  const requested = viewIn(query.shapes)
  const { view, around } = requested ? { view: requested, around: null } : viewAround(placed)
  const isListed = new Set(listed)
  const cells = inCells(placed, cellOf(view)).map(({ placed: inside, ...cell }) => ({
    ...cell,
    listed: inside.filter(({ row }) => isListed.has(row.id)).map(({ row }) => row.slug),
  }))
  const groups = withoutOverlap(cells, view, (one, other) => ({
    ...mergeGroups(one, other),
    listed: [...one.listed, ...other.listed],
  }))
  const alone = new Set(groups.filter(({ count }) => count === 1).map(({ id }) => id))
  const pins = placed
    .filter(({ row }) => alone.has(row.id))
    .toSorted((one, other) => compareTexts(one.row.id, other.row.id))
    .map(({ row, point }) => ({ card: cardOf(catalogue, row), precision: row.precision, point }))
  const clusters = groups.filter(({ count }) => count > 1)
  const unplaced = query.shapes.length > 0 ? 0 : rows.length - placed.length
  return { view, clusters, pins, around, unplaced }
}

/** Of the box, the area or the circle that is asked for. */
function viewIn(shapes: readonly Shape[]): View | null {
  for (const kind of ['box', 'area', 'circle'] as const) {
    const shape = shapes.find((each) => each.kind === kind)
    if (shape && shape.kind !== 'nowhere' && !isBeyondView(shape.box))
      return viewOf(shape.box, kind === 'box' ? 0 : ROOM)
  }
  return null
}

/** Around all that was found; or where most of it is, and how much lies elsewhere. */
function viewAround(placed: readonly PlacedRow[]): Pick<FoundMap, 'view' | 'around'> {
  const count = placed.length
  if (count === 0) return { view: METROPOLIS_VIEW, around: null }
  const inside = placed.filter(({ point }) => isInBox(point, METROPOLIS_VIEW)).length
  const box = boxOfPlaces(placed)
  if (inside < count * MOST) return { view: viewOf(box, ROOM), around: null }
  return { view: METROPOLIS_VIEW, around: inside < count ? { count: count - inside, box } : null }
}
