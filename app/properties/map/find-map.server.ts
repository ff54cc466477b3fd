import { type RawBuilder, expressionBuilder, sql } from 'kysely'
import { LATITUDE, LONGITUDE } from '#app/db/public-points.server.ts'
import type { Schema } from '#app/db/schema.ts'
import type { Store } from '#app/db/store.server.ts'
import type { Box } from '#app/properties/place/box.ts'
import { cardColumns, toCard } from '#app/properties/card-row.server.ts'
import { type Ask, passes, settle, textsOf } from '#app/properties/search/asked.server.ts'
import type { Filters } from '#app/properties/search/filters.ts'
import { MOST_COUNTED } from '#app/properties/search/list-reach.ts'
import type { PropertyCard } from '#app/properties/property.ts'
import type { Precision } from '#app/properties/place/precision.ts'
import type { Point } from '#app/properties/place/point.ts'
import { type View, cellOf, viewOf } from './map-view.ts'

/** What is shown where nothing is known of any place: the metropolitan area. */
const METROPOLIS: Box = { west: -100.55, south: 25.5, east: -100.05, north: 25.9 }
/** Part of what was found that must lie in the metropolitan area for the map to begin there. */
const MOST = 0.6
/** More than there are cells around the earth: row and column are one number, which is gathered sooner than two. */
const MOST_IN_A_ROW = 1_000_000
/** Room around what was found, as part of its size. */
const ROOM = 0.08

/** Properties of one cell of the grid: where they lie, how many, and which of them the list shows, by their slugs. */
export type Cluster = { count: number; box: Box; middle: Point; id: string; listed: string[] }
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
  const { ask } = await settle(store, filters, MOST_COUNTED)
  const asked = viewIn(ask)
  const { view, around } = asked ? { view: asked, around: null } : await viewAround(store, ask)
  const cell = cellOf(view)
  const all = await findClusters(store, ask, cell)
  const pins = await findPins(store, all)
  const clusters = withListed(
    all.filter(({ count }) => count > 1),
    await findListed(store, listed),
    cell,
  )
  const isPlaced = ask.shapes.length > 0
  return { view, clusters, pins, around, unplaced: isPlaced ? 0 : await countUnplaced(store, ask) }
}

/** The box, the area or the circle that is asked for. */
function viewIn({ shapes }: Ask): View | null {
  for (const kind of ['box', 'area', 'circle'] as const) {
    const shape = shapes.find((each) => each.kind === kind)
    if (shape && shape.kind !== 'nowhere') return viewOf(shape.box, kind === 'box' ? 0 : ROOM)
  }
  return null
}

/** Around all that was found; or where most of it is, and how much lies elsewhere. */
async function viewAround(store: Store, ask: Ask): Promise<Pick<FoundMap, 'view' | 'around'>> {
  const metropolis = viewOf(METROPOLIS)
  const { west, south, east, north } = metropolis
  const inside = sql`${LONGITUDE} between ${sql.lit(west)} and ${sql.lit(east)}
    and ${LATITUDE} between ${sql.lit(south)} and ${sql.lit(north)}`
  const [row] = await rowsOf<Box & { count: number; inside: number }>(
    store,
    sql`select count(*) as count, sum(case when ${inside} then 1 else 0 end) as inside,
        min(${LONGITUDE}) as west, min(${LATITUDE}) as south, max(${LONGITUDE}) as east, max(${LATITUDE}) as north
      from properties where ${conditionOf(store, ask)} and ${LATITUDE} is not null`,
  )
  const [all, most] = [Number(row?.count ?? 0), Number(row?.inside ?? 0)]
  if (!row || all === 0) return { view: metropolis, around: null }
  const box = { west: row.west, south: row.south, east: row.east, north: row.north }
  if (most < all * MOST) return { view: viewOf(box, ROOM), around: null }
  return { view: metropolis, around: most < all ? { count: all - most, box } : null }
}

/** Gathered in the store by a grid: however many there are, as few rows come back as the grid has cells. */
async function findClusters(store: Store, ask: Ask, cell: number): Promise<Cluster[]> {
  const size = sql.lit(cell)
  const rows = await rowsOf<Box & { count: number; latitude: number; longitude: number; id: string }>(
    store,
    sql`select count(*) as count, min(properties.id) as id,
        min(${LONGITUDE}) as west, min(${LATITUDE}) as south, max(${LONGITUDE}) as east, max(${LATITUDE}) as north,
        avg(${LATITUDE}) as latitude, avg(${LONGITUDE}) as longitude
      from properties where ${conditionOf(store, ask)} and ${LATITUDE} is not null
      group by floor(${LATITUDE} / ${size}) * ${sql.lit(MOST_IN_A_ROW)} + floor(${LONGITUDE} / ${size})
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
  const [row] = await rowsOf<{ count: number }>(
    store,
    sql`select count(*) as count from properties where ${conditionOf(store, ask)} and ${LATITUDE} is null`,
  )
  return Number(row?.count ?? 0)
}

/** Without words and facts, what passes is read along the index of latitudes, which has what it needs. */
function conditionOf(store: Store, ask: Ask) {
  const means = ask.factsOf || textsOf(ask).groups.length > 0 ? 'index' : 'compare'
  return passes(store, ask, means)(expressionBuilder<Schema, 'properties'>())
}

async function rowsOf<Row>({ lists }: Store, query: RawBuilder<unknown>): Promise<Row[]> {
  const { rows } = await query.execute(lists)
  return rows as Row[]
}
