import { compareTexts } from '#app/catalogue/catalogue.ts'
import type { CatalogueRow } from '#app/catalogue/catalogue-row.ts'
import { isInBox } from '#app/catalogue/place/box.ts'
import { type Places, hasOutlines } from '#app/catalogue/place/places.ts'
import { currentCatalogue } from '#app/catalogue/current-catalogue.server.ts'
import type { Store } from '#app/db/store.server.ts'
import { mergeOverlapping, mergeGroups } from '#app/listing/map/clusters.ts'
import { type PlacedRow, boxOfPlaces, groupByCell, openingPlaces } from '#app/listing/map/clusters.ts'
import { type View, cellSize, isBeyondView, isNarrowest, viewOf } from '#app/listing/map/map-view.ts'
import { METROPOLIS_VIEW } from '#app/listing/map/map-view.ts'
import { pageAt } from '#app/figures/page-at.ts'
import { placeName, propertyCode, propertyName } from '#app/catalogue/property/property.ts'
import { STATUSES } from '#app/catalogue/facts/vocabulary.ts'
import {
  MOST_LISTED,
  type MapProperty,
  type PanelCluster,
  type PanelMapQuery,
  type PanelPin,
  type StatusCounts,
  type Unplaced,
} from './panel-map.ts'

/** Margin around the properties, as a share of their box. */
const MARGIN = 0.08
/** Page size of the list of properties without a place. */
const PAGE_SIZE = 25

/** `around`: the number of properties that the first view leaves out, and the view of all; null where it has them all. */
type Found = {
  view: View
  around: { count: number; view: View } | null
  clusters: PanelCluster[]
  pins: PanelPin[]
  counts: StatusCounts
  listed: MapProperty[]
  places: Places
  /** Whether the map would show nothing, wherever it is moved. */
  isEmpty: boolean
}

/** The data of the catalogue's map. Staff see exact places; a property without one is in its zone. */
export async function findPanelMap(store: Store, { box, status }: PanelMapQuery): Promise<Found> {
  const { all, places } = await currentCatalogue(store)
  const everywhere = staffPlaces(status === null ? all : all.filter((row) => row.status === status))
  const { view, around } = box && !isBeyondView(box) ? { view: viewOf(box), around: null } : openingView(everywhere)
  const isEmpty = everywhere.length === 0 && !hasOutlines(places)
  const inView = everywhere.filter(({ point }) => isInBox(point, view))
  const counts = Object.fromEntries(STATUSES.map((code) => [code, 0])) as StatusCounts
  for (const { row } of inView) counts[row.status] += 1
  const cells = groupByCell(inView, cellSize(view)).map(({ placed, ...cell }) => ({
    ...cell,
    counts: countStatuses(placed),
  }))
  const groups = mergeOverlapping(cells, view, (one, other) => ({
    ...mergeGroups(one, other),
    counts: addCounts(one.counts, other.counts),
  }))
  const singleIds = new Set(groups.filter(({ count }) => count === 1).map(({ id }) => id))
  const pins = inView
    .filter(({ row }) => singleIds.has(row.id))
    .toSorted((one, other) => compareTexts(one.row.id, other.row.id))
    .map(({ row, point }) => ({ ...mapProperty(row), point }))
  // At the narrowest view the list is the only way to reach the properties of a group.
  const isListed = inView.length <= MOST_LISTED || isNarrowest(view)
  const listed = isListed ? inView.slice(0, MOST_LISTED).map(({ row }) => mapProperty(row)) : []
  const visible = groups.filter(({ count }) => count > 1)
  return { view, around, clusters: visible, pins, counts, listed, places, isEmpty }
}

function staffPlaces(rows: readonly CatalogueRow[]): PlacedRow[] {
  return rows.flatMap((row) => {
    const latitude = row.latitude ?? row.publicLatitude
    const longitude = row.longitude ?? row.publicLongitude
    return latitude === null || longitude === null ? [] : [{ row, point: { latitude, longitude } }]
  })
}

/** The view around the properties, without a few far away ones. */
function openingView(placed: readonly PlacedRow[]): Pick<Found, 'view' | 'around'> {
  if (placed.length === 0) return { view: METROPOLIS_VIEW, around: null }
  const { near, outside } = openingPlaces(placed)
  const viewAround = (places: readonly PlacedRow[]) => viewOf(boxOfPlaces(places), MARGIN)
  return { view: viewAround(near), around: outside > 0 ? { count: outside, view: viewAround(placed) } : null }
}

type Counts = PanelCluster['counts']

function addCounts(one: Counts, other: Counts): Counts {
  return Object.fromEntries(
    STATUSES.flatMap((status) => {
      const count = (one[status] ?? 0) + (other[status] ?? 0)
      return count > 0 ? [[status, count]] : []
    }),
  )
}

function countStatuses(placed: readonly PlacedRow[]): Counts {
  return placed.reduce<Counts>((counts, { row }) => addCounts(counts, { [row.status]: 1 }), {})
}

function mapProperty(row: CatalogueRow): MapProperty {
  const { id, location, municipality, status } = row
  return { id, title: propertyName(row), code: propertyCode(row), place: placeName([location, municipality]), status }
}

/** The number of properties that no map of the site can show. */
export async function countUnplaced(store: Store): Promise<number> {
  return (await currentCatalogue(store)).all.filter(isUnplaced).length
}

/** A page of the properties that no map of the site can show, newest first. */
export async function findUnplaced(store: Store, requestedPage: number): Promise<Unplaced> {
  const unplaced = (await currentCatalogue(store)).all.filter(isUnplaced)
  const count = unplaced.length
  const { page, pages, offset } = pageAt(requestedPage, { rows: count, size: PAGE_SIZE })
  return { rows: unplaced.slice(offset, offset + PAGE_SIZE).map(mapProperty), count, page, pages }
}

/** Whether no map of the site can show it. */
export function isUnplaced({ publicLatitude }: Pick<CatalogueRow, 'publicLatitude'>): boolean {
  return publicLatitude === null
}
