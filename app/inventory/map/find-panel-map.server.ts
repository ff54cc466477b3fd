import { compareTexts } from '#app/catalogue/catalogue.ts'
import type { CatalogueRow } from '#app/catalogue/catalogue-row.ts'
import { isInBox } from '#app/catalogue/place/box.ts'
import { currentCatalogue } from '#app/catalogue/current-catalogue.server.ts'
import type { Store } from '#app/db/store.server.ts'
import { withoutOverlap, mergeGroups } from '#app/listing/map/without-overlap.ts'
import { type PlacedRow, boxOfPlaces, inCells } from '#app/listing/map/cells.ts'
import { type View, cellOf, isBeyondView, isNarrowest, viewOf } from '#app/listing/map/map-view.ts'
import { METROPOLIS_VIEW } from '#app/listing/map/metropolis.ts'
import { placeName, propertyCode, propertyName } from '#app/catalogue/property/property.ts'
import { STATUSES } from '#app/catalogue/facts/vocabulary.ts'
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

/** What the map of the catalogue shows: staff see the true place, or the zone where nobody pasted one. */
export async function findPanelMap(store: Store, { box, status }: PanelMapQuery): Promise<Found> {
  const { all } = await currentCatalogue(store)
  const everywhere = staffPlaces(status === null ? all : all.filter((row) => row.status === status))
  const view = box && !isBeyondView(box) ? viewOf(box) : viewAround(everywhere)
  const inView = everywhere.filter(({ point }) => isInBox(point, view))
  const counts = Object.fromEntries(STATUSES.map((each) => [each, 0])) as StatusCounts
  for (const { row } of inView) counts[row.status] += 1
  const cells = inCells(inView, cellOf(view)).map(({ placed, ...cell }) => ({ ...cell, counts: countStatuses(placed) }))
  const groups = withoutOverlap(cells, view, (one, other) => ({
    ...mergeGroups(one, other),
    counts: added(one.counts, other.counts),
  }))
  const alone = new Set(groups.filter(({ count }) => count === 1).map(({ id }) => id))
  const pins = inView
    .filter(({ row }) => alone.has(row.id))
    .toSorted((one, other) => compareTexts(one.row.id, other.row.id))
    .map(({ row, point }) => ({ ...mapProperty(row), point }))
  // Where no step leads nearer there is no other way to them.
  const isListed = inView.length <= MOST_LISTED || isNarrowest(view)
  const listed = isListed ? inView.slice(0, MOST_LISTED).map(({ row }) => mapProperty(row)) : []
  return { view, clusters: groups.filter(({ count }) => count > 1), pins, counts, listed }
}

function staffPlaces(rows: readonly CatalogueRow[]): PlacedRow[] {
  return rows.flatMap((row) => {
    const latitude = row.latitude ?? row.publicLatitude
    const longitude = row.longitude ?? row.publicLongitude
    return latitude === null || longitude === null ? [] : [{ row, point: { latitude, longitude } }]
  })
}

function viewAround(placed: readonly PlacedRow[]): View {
  return placed.length === 0 ? METROPOLIS_VIEW : viewOf(boxOfPlaces(placed), ROOM)
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

function countStatuses(placed: readonly PlacedRow[]): Counts {
  return placed.reduce<Counts>((counts, { row }) => added(counts, { [row.status]: 1 }), {})
}

export function mapProperty(row: CatalogueRow): MapProperty {
  const { id, location, municipality, status } = row
  return { id, title: propertyName(row), code: propertyCode(row), place: placeName([location, municipality]), status }
}
