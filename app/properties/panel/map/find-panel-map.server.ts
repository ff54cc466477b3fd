import type { Store } from '#app/db/store.server.ts'
import { withoutOverlap, mergeGroups } from '#app/properties/map/without-overlap.ts'
import { boxOfCells, byCell } from '#app/properties/map/cells.ts'
import { type View, cellOf, isBeyondView, isNarrowest, viewOf } from '#app/properties/map/map-view.ts'
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
  const view = box && !isBeyondView(box) ? viewOf(box) : viewAround(await statusCellsIn(store, null, status))
  const places = await statusCellsIn(store, view, status)
  const counts = Object.fromEntries(STATUSES.map((each) => [each, 0])) as StatusCounts
  for (const place of places) counts[place.status] += place.total
  const groups = withoutOverlap(gathered(places, cellOf(view)), view, (one, other) => ({
    ...mergeGroups(one, other),
    counts: added(one.counts, other.counts),
  }))
  const clusters = groups.filter(({ count }) => count > 1)
  const pins = await findPins(
    store,
    groups.flatMap(({ id, count }) => (count === 1 ? [id] : [])),
  )
  const total = STATUSES.reduce((sum, each) => sum + counts[each], 0)
  // Where no step leads nearer there is no other way to them.
  const listed = total <= MOST_LISTED || isNarrowest(view) ? await findListed(store, view, status) : []
  return { view, clusters, pins, counts, listed }
}

type Group = PanelCluster & { id: string }

/** Each cell once, whatever the statuses in it; the largest first. */
function gathered(places: readonly StatusCell[], size: number): Group[] {
  return [...byCell(places, size).values()]
    .map((own) => {
      const count = own.reduce((sum, { total }) => sum + total, 0)
      const mean = (of: 'latitude' | 'longitude') => own.reduce((sum, place) => sum + place[of], 0) / count
      const counts = own.reduce<Counts>((all, { status, total }) => added(all, { [status]: total }), {})
      const middle = { latitude: mean('latitude'), longitude: mean('longitude') }
      return { id: own[0]?.id ?? '', box: boxOfCells(own), middle, counts, count }
    })
    .toSorted((one, other) => other.count - one.count || (one.id < other.id ? -1 : 1))
}

type Counts = PanelCluster['counts']

function added(one: Counts, other: Counts): Counts {
  return Object.fromEntries(
    STATUSES.flatMap((status) => {
      const count = (one[status] ?? 0) + (other[status] ?? 0)
      return count > 0 ? [[status, count]] : []
    }),
  )
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
