import { type RawBuilder, expressionBuilder, sql } from 'kysely'
import { LATITUDE, LONGITUDE } from '#app/db/public-points.server.ts'
import type { Schema } from '#app/db/schema.ts'
import type { Store } from '#app/db/store.server.ts'
import type { Box } from '#app/properties/place/box.ts'
import { cardColumns, toCard } from '#app/properties/card-row.server.ts'
import { type Ask, passes, settle, searchedTexts } from '#app/properties/search/asked.server.ts'
import type { Filters } from '#app/properties/search/filters.ts'
import type { PropertyCard } from '#app/properties/property.ts'
import type { Precision } from '#app/properties/place/precision.ts'
import type { Point } from '#app/properties/place/point.ts'
import { withoutOverlap, mergeGroups } from './without-overlap.ts'
import type { Cluster } from './cluster.ts'
import { KEPT_CELL, gathered, summed } from './cells.ts'
import { cellNumber } from './cell-number.server.ts'
import { keptFor } from './kept-grid.server.ts'
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
  // How many there are is not asked: only whether the names of a search are in any.
  const { ask } = await settle(store, filters, 1)
  const asked = viewIn(ask)
  const kept = asked && cellOf(asked) < KEPT_CELL ? null : await keptFor(store, ask)
  const { view, around } = asked
    ? { view: asked, around: null }
    : viewAround(kept ? summed(kept.cells) : await sumUp(store, ask))
  const cell = cellOf(view)
  const all = kept && cell >= KEPT_CELL ? gathered(kept.cells, cell) : await findClusters(store, ask, cell)
  const groups = withoutOverlap(withListed(all, await findListed(store, listed), cell), view, (one, other) => ({
    ...mergeGroups(one, other),
    listed: [...one.listed, ...other.listed],
  }))
  const pins = await findPins(store, groups)
  const clusters = groups.filter(({ count }) => count > 1)
  return { view, clusters, pins, around, unplaced: kept ? kept.unplaced : await countUnplaced(store, ask) }
}

/** Of the box, the area or the circle that is asked for. */
function viewIn({ shapes }: Ask): View | null {
  for (const kind of ['box', 'area', 'circle'] as const) {
    const shape = shapes.find((each) => each.kind === kind)
    if (shape && shape.kind !== 'nowhere' && !isBeyondView(shape.box))
      return viewOf(shape.box, kind === 'box' ? 0 : ROOM)
  }
  return null
}

type Found = { count: number; inside: number; box: Box }

/** Around all that was found; or where most of it is, and how much lies elsewhere. */
function viewAround({ count, inside, box }: Found): Pick<FoundMap, 'view' | 'around'> {
  if (count === 0) return { view: METROPOLIS_VIEW, around: null }
  if (inside < count * MOST) return { view: viewOf(box, ROOM), around: null }
  return { view: METROPOLIS_VIEW, around: inside < count ? { count: count - inside, box } : null }
}

async function sumUp(store: Store, ask: Ask): Promise<Found> {
  const { west, south, east, north } = METROPOLIS_VIEW
  const isInside = sql`${LONGITUDE} between ${sql.lit(west)} and ${sql.lit(east)}
    and ${LATITUDE} between ${sql.lit(south)} and ${sql.lit(north)}`
  const [row] = await rowsOf<Box & { count: number; inside: number }>(
    store,
    sql`select count(*) as count, sum(case when ${isInside} then 1 else 0 end) as inside,
        min(${LONGITUDE}) as west, min(${LATITUDE}) as south, max(${LONGITUDE}) as east, max(${LATITUDE}) as north
      from properties where ${conditionOf(store, ask)} and ${LATITUDE} is not null`,
  )
  if (!row) return { count: 0, inside: 0, box: METROPOLIS_VIEW }
  const { count, inside, ...box } = row
  return { count: Number(count), inside: Number(inside), box }
}

/** Gathered in the store by a grid: however many there are, as few rows come back as the grid has cells. */
async function findClusters(store: Store, ask: Ask, cell: number): Promise<Cluster[]> {
  const rows = await rowsOf<Box & { count: number; latitude: number; longitude: number; id: string }>(
    store,
    sql`select count(*) as count, min(properties.id) as id,
        min(${LONGITUDE}) as west, min(${LATITUDE}) as south, max(${LONGITUDE}) as east, max(${LATITUDE}) as north,
        avg(${LATITUDE}) as latitude, avg(${LONGITUDE}) as longitude
      from properties where ${conditionOf(store, ask)} and ${LATITUDE} is not null
      group by ${cellNumber(cell, LATITUDE, LONGITUDE)}
      order by 1 desc, 2`,
  )
  return rows.map(({ count, id, latitude, longitude, ...box }) => ({
    count: Number(count),
    id,
    box,
    middle: { latitude, longitude },
    listed: [],
  }))
}

type Listed = { slug: string; point: Point }

async function findListed({ lists }: Store, ids: readonly string[]): Promise<Listed[]> {
  if (ids.length === 0) return []
  const rows = await lists
    .selectFrom('properties')
    .where('id', 'in', ids)
    .where('publicLatitude', 'is not', null)
    .select(['slug', 'publicLatitude', 'publicLongitude'])
    .execute()
  return rows.map((row) => ({
    slug: row.slug,
    point: { latitude: row.publicLatitude ?? 0, longitude: row.publicLongitude ?? 0 },
  }))
}

/** A property lies in the same cell as its cluster. */
function withListed(clusters: readonly Cluster[], listed: readonly Listed[], cell: number): Cluster[] {
  const cellAt = (latitude: number, longitude: number) =>
    `${Math.floor(latitude / cell)},${Math.floor(longitude / cell)}`
  return clusters.map((cluster) => {
    const own = cellAt(cluster.box.south, cluster.box.west)
    const inside = listed.filter(({ point }) => cellAt(point.latitude, point.longitude) === own)
    return { ...cluster, listed: inside.map(({ slug }) => slug) }
  })
}

async function findPins({ lists }: Store, clusters: readonly Cluster[]): Promise<Pin[]> {
  const alone = clusters.filter(({ count }) => count === 1).map(({ id }) => id)
  if (alone.length === 0) return []
  const rows = await lists
    .selectFrom('properties')
    .where('id', 'in', alone)
    .orderBy('id')
    .select((eb) => [...cardColumns(eb), 'precision', 'publicLatitude', 'publicLongitude'])
    .execute()
  return rows.map((row) => ({
    card: toCard(row),
    precision: row.precision,
    point: { latitude: row.publicLatitude ?? 0, longitude: row.publicLongitude ?? 0 },
  }))
}

async function countUnplaced(store: Store, ask: Ask): Promise<number> {
  if (ask.shapes.length > 0) return 0
  const [row] = await rowsOf<{ count: number }>(
    store,
    sql`select count(*) as count from properties where ${conditionOf(store, ask)} and ${LATITUDE} is null`,
  )
  return Number(row?.count ?? 0)
}

/** Without words and facts, what passes is read along the index of cells, which has what it needs. */
function conditionOf(store: Store, ask: Ask) {
  const means = ask.factsOf || searchedTexts(ask).groups.length > 0 ? 'index' : 'compare'
  return passes(store, ask, means)(expressionBuilder<Schema, 'properties'>())
}

async function rowsOf<Row>({ lists }: Store, query: RawBuilder<unknown>): Promise<Row[]> {
  const { rows } = await query.execute(lists)
  return rows as Row[]
}
