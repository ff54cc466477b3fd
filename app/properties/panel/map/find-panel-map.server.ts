import { type RawBuilder, sql } from 'kysely'
import type { Store } from '#app/db/store.server.ts'
import { type View, cellOf, viewOf } from '#app/properties/map/map-view.ts'
import type { Box } from '#app/properties/place/box.ts'
import { placeName, propertyCode, propertyName } from '#app/properties/property.ts'
import { STATUSES, type Status } from '#app/properties/vocabulary.ts'
import {
  MOST_LISTED,
  type MapProperty,
  type PanelCluster,
  type PanelMapQuery,
  type PanelPin,
  type StatusCounts,
} from './panel-map.ts'

/** Shown where nothing is placed yet. */
const METROPOLIS: Box = { west: -100.55, south: 25.5, east: -100.05, north: 25.9 }
const ROOM = 0.08

/** The staff see the true place; the zone where nobody pasted one. */
const LATITUDE = sql<number>`coalesce(properties.latitude, properties."publicLatitude")`
const LONGITUDE = sql<number>`coalesce(properties.longitude, properties."publicLongitude")`

type Found = { view: View; clusters: PanelCluster[]; pins: PanelPin[]; counts: StatusCounts; listed: MapProperty[] }
type Row = Box & {
  status: Status
  x: number
  y: number
  count: number
  latitude: number
  longitude: number
  id: string
}

/** What the map of the catalogue shows, gathered in the store: as few rows come back as the grid has cells. */
export async function findPanelMap(store: Store, { box, status }: PanelMapQuery): Promise<Found> {
  const view = box ? viewOf(box) : await viewAround(store, status)
  const where = sql`${inView(view)} and ${ofStatus(status)}`
  const size = sql.lit(cellOf(view))
  const rows = await rowsOf<Row>(
    store,
    sql`select status, floor(${LATITUDE} / ${size}) as y, floor(${LONGITUDE} / ${size}) as x,
        count(*) as count, min(id) as id, avg(${LATITUDE}) as latitude, avg(${LONGITUDE}) as longitude,
        min(${LONGITUDE}) as west, min(${LATITUDE}) as south, max(${LONGITUDE}) as east, max(${LATITUDE}) as north
      from properties where ${where} group by 1, 2, 3 order by 4 desc, 5`,
  )
  const counts = Object.fromEntries(STATUSES.map((each) => [each, 0])) as StatusCounts
  for (const row of rows) counts[row.status] += Number(row.count)
  const cells = gathered(rows)
  const clusters = cells.flatMap(({ cluster }) => (cluster.count > 1 ? [cluster] : []))
  const pins = await findPins(
    store,
    cells.flatMap(({ id, cluster }) => (cluster.count === 1 ? [id] : [])),
  )
  const total = STATUSES.reduce((sum, each) => sum + counts[each], 0)
  const listed = total <= MOST_LISTED ? await findListed(store, where) : []
  return { view, clusters, pins, counts, listed }
}

/** Each cell once, whatever the statuses in it. */
function gathered(rows: readonly Row[]): { id: string; cluster: PanelCluster }[] {
  const cells = new Map<string, { id: string; cluster: PanelCluster }>()
  for (const { x, y, id, status, latitude, longitude, count: counted, ...box } of rows) {
    const count = Number(counted)
    const { cluster } = cells.get(`${x} ${y}`) ?? { cluster: null }
    const edges = { west: box.west, south: box.south, east: box.east, north: box.north }
    if (!cluster) {
      const middle = { latitude, longitude }
      cells.set(`${x} ${y}`, { id, cluster: { box: edges, middle, counts: { [status]: count }, count } })
      continue
    }
    const all = cluster.count + count
    cluster.middle = {
      latitude: (cluster.middle.latitude * cluster.count + latitude * count) / all,
      longitude: (cluster.middle.longitude * cluster.count + longitude * count) / all,
    }
    cluster.box = {
      west: Math.min(cluster.box.west, edges.west),
      south: Math.min(cluster.box.south, edges.south),
      east: Math.max(cluster.box.east, edges.east),
      north: Math.max(cluster.box.north, edges.north),
    }
    cluster.counts[status] = count
    cluster.count = all
  }
  return [...cells.values()]
}

async function viewAround(store: Store, status: Status | null): Promise<View> {
  const [row] = await rowsOf<{ [Edge in keyof Box]: number | null }>(
    store,
    sql`select min(${LONGITUDE}) as west, min(${LATITUDE}) as south, max(${LONGITUDE}) as east, max(${LATITUDE}) as north
      from properties where ${LATITUDE} is not null and ${ofStatus(status)}`,
  )
  const { west, south, east, north } = row ?? METROPOLIS
  return west === null || south === null || east === null || north === null
    ? viewOf(METROPOLIS)
    : viewOf({ west, south, east, north }, ROOM)
}

async function findPins(store: Store, ids: readonly string[]): Promise<PanelPin[]> {
  if (ids.length === 0) return []
  const rows = await propertiesOf(store)
    .where('id', 'in', ids)
    .orderBy('id')
    .select([LATITUDE.as('latitude'), LONGITUDE.as('longitude')])
    .execute()
  return rows.map(({ latitude, longitude, ...row }) => ({ ...named(row), point: { latitude, longitude } }))
}

async function findListed(store: Store, where: RawBuilder<unknown>): Promise<MapProperty[]> {
  const rows = await propertiesOf(store)
    .where(sql<boolean>`${where}`)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_LISTED)
    .execute()
  return rows.map(named)
}

export function propertiesOf({ lists }: Store) {
  return lists
    .selectFrom('properties')
    .select(['id', 'title', 'type', 'category', 'propertyId', 'location', 'municipality', 'status'])
}

export function named(row: Awaited<ReturnType<ReturnType<typeof propertiesOf>['execute']>>[number]): MapProperty {
  const { id, location, municipality, status } = row
  return { id, title: propertyName(row), code: propertyCode(row), place: placeName([location, municipality]), status }
}

function inView({ west, south, east, north }: View): RawBuilder<boolean> {
  return sql`${LATITUDE} between ${south} and ${north} and ${LONGITUDE} between ${west} and ${east}`
}

function ofStatus(status: Status | null): RawBuilder<boolean> {
  return status ? sql`status = ${status}` : sql`1 = 1`
}

async function rowsOf<Each>({ lists }: Store, query: RawBuilder<unknown>): Promise<Each[]> {
  const { rows } = await query.execute(lists)
  return rows as Each[]
}
