import type { Store } from '#app/db/store.server.ts'
import { boxOfCells, byCell } from '#app/properties/map/cells.ts'
import { type View, cellOf, viewOf } from '#app/properties/map/map-view.ts'
import { METROPOLIS_VIEW } from '#app/properties/map/metropolis.ts'
import { placeName, propertyCode, propertyName } from '#app/properties/property.ts'
import { STATUSES, type Status } from '#app/properties/vocabulary.ts'
import { STAFF_LATITUDE, STAFF_LONGITUDE, type StatusCell, inBox, statusCellsIn } from './kept-places.server.ts'
import {
  MOST_LISTED,
  type MapProperty,
  type PanelCluster,
  type PanelMapQuery,
  type PanelPin,
  type StatusCounts,
} from './panel-map.ts'

const ROOM = 0.08

type Found = { view: View; clusters: PanelCluster[]; pins: PanelPin[]; counts: StatusCounts; listed: MapProperty[] }

/** What the map of the catalogue shows, gathered in the store: as few rows come back as the grid has cells. */
export async function findPanelMap(store: Store, { box, status }: PanelMapQuery): Promise<Found> {
  const view = box ? viewOf(box) : viewAround(await statusCellsIn(store, null, status))
  const places = await statusCellsIn(store, view, status)
  const counts = Object.fromEntries(STATUSES.map((each) => [each, 0])) as StatusCounts
  for (const place of places) counts[place.status] += place.total
  const cells = gathered(places, cellOf(view))
  const clusters = cells.flatMap(({ cluster }) => (cluster.count > 1 ? [cluster] : []))
  const pins = await findPins(
    store,
    cells.flatMap(({ id, cluster }) => (cluster.count === 1 ? [id] : [])),
  )
  const total = STATUSES.reduce((sum, each) => sum + counts[each], 0)
  const listed = total <= MOST_LISTED ? await findListed(store, view, status) : []
  return { view, clusters, pins, counts, listed }
}

/** Each cell once, whatever the statuses in it; the largest first. */
function gathered(places: readonly StatusCell[], size: number): { id: string; cluster: PanelCluster }[] {
  return [...byCell(places, size).values()]
    .map((own) => {
      const count = own.reduce((sum, { total }) => sum + total, 0)
      const mean = (of: 'latitude' | 'longitude') => own.reduce((sum, place) => sum + place[of], 0) / count
      const counts: PanelCluster['counts'] = {}
      for (const { status, total } of own) counts[status] = (counts[status] ?? 0) + total
      const middle = { latitude: mean('latitude'), longitude: mean('longitude') }
      return { id: own[0]?.id ?? '', cluster: { box: boxOfCells(own), middle, counts, count } }
    })
    .toSorted((one, other) => other.cluster.count - one.cluster.count || (one.id < other.id ? -1 : 1))
}

function viewAround(places: readonly StatusCell[]): View {
  return places.length === 0 ? METROPOLIS_VIEW : viewOf(boxOfCells(places), ROOM)
}

async function findPins(store: Store, ids: readonly string[]): Promise<PanelPin[]> {
  if (ids.length === 0) return []
  const rows = await propertiesOf(store)
    .where('id', 'in', ids)
    .orderBy('id')
    .select([STAFF_LATITUDE.as('latitude'), STAFF_LONGITUDE.as('longitude')])
    .execute()
  return rows.map(({ latitude, longitude, ...row }) => ({ ...named(row), point: { latitude, longitude } }))
}

async function findListed(store: Store, view: View, status: Status | null): Promise<MapProperty[]> {
  const own = propertiesOf(store).where(inBox(view))
  const rows = await (status ? own.where('status', '=', status) : own)
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
