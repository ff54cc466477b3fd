import type { CatalogueRow } from '#app/catalogue/catalogue-row.ts'
import { type Box, isInBox } from '#app/catalogue/place/box.ts'
import { NO_PLACES, type Places } from '#app/catalogue/place/places.ts'
import { currentCatalogue } from '#app/catalogue/current-catalogue.server.ts'
import type { Store } from '#app/db/store.server.ts'
import { type Group, type PlacedRow, groupPlaces } from '#app/listing/map/clusters.ts'
import { fitAround } from '#app/listing/map/find-map.ts'
import { METROPOLIS_VIEW, type View, fitOf, isBeyondView, transformView, viewOf } from '#app/listing/map/map-view.ts'
import { ANYWHERE, dropMalformed, shapesOf } from '#app/listing/search/shapes.ts'
import { pageAt } from '#app/figures/page-at.ts'
import { placeName, propertyCode, propertyName } from '#app/catalogue/property/property.ts'
import { STATUSES, type Status } from '#app/catalogue/facts/vocabulary.ts'
import { MOST_LISTED, type MapProperty, type StatusCounts, type Unplaced } from './panel-map.ts'

/** Page size of the list of properties without a place. */
const PAGE_SIZE = 25

/** The view and the status filter of the catalogue's map. */
export type PanelMapQuery = { box: Box | null; status: Status | null }

/** Malformed parameters are ignored. */
export function parsePanelMap(params: URLSearchParams): PanelMapQuery {
  const [shape] = shapesOf(dropMalformed({ ...ANYWHERE, bbox: params.get('bbox') ?? '' }), null, NO_PLACES)
  return {
    box: shape?.kind === 'box' ? shape.box : null,
    status: STATUSES.find((code) => code === params.get('status')) ?? null,
  }
}

export type FoundPanelMap = {
  view: View
  /** The box that every frame shows, whatever its proportions. */
  fit: Box
  isMoved: boolean
  /** The properties that the first view leaves out; null where it has them all. */
  around: { count: number; box: Box } | null
  clusters: Group[]
  singles: PlacedRow[]
  counts: StatusCounts
  listed: MapProperty[]
  places: Places
  /** Whether the map would show nothing, wherever it is moved. */
  isEmpty: boolean
}

/** The data of the catalogue's map. Staff see exact places; a property without one is in its zone. */
export async function findPanelMap(store: Store, { box, status }: PanelMapQuery): Promise<FoundPanelMap> {
  const catalogue = await currentCatalogue(store)
  const everywhere = staffPlaces(catalogue.all.filter((row) => status === null || row.status === status))
  const requested = box && !isBeyondView(box) ? { fit: fitOf(box), around: null } : null
  const found = requested ?? fitAround(everywhere, catalogue)
  const fit = found?.fit ?? METROPOLIS_VIEW
  const view = viewOf(fit)
  const inView = everywhere.filter(({ point }) => isInBox(point, fit))
  // A frame of other proportions shows more than the view.
  const surroundings = transformView(view, { factor: 2 })
  return {
    view,
    fit,
    isMoved: requested !== null,
    around: found?.around ?? null,
    ...groupPlaces(
      everywhere.filter(({ point }) => isInBox(point, surroundings)),
      view,
    ),
    counts: countStatuses(inView),
    listed: inView.slice(0, MOST_LISTED).map(({ row }) => mapProperty(row)),
    places: catalogue.places,
    isEmpty: found === null,
  }
}

function staffPlaces(rows: readonly CatalogueRow[]): PlacedRow[] {
  return rows.flatMap((row) => {
    const latitude = row.latitude ?? row.publicLatitude
    const longitude = row.longitude ?? row.publicLongitude
    return latitude === null || longitude === null ? [] : [{ row, point: { latitude, longitude } }]
  })
}

export function countStatuses(placed: readonly PlacedRow[]): StatusCounts {
  const counts = Object.fromEntries(STATUSES.map((code) => [code, 0])) as StatusCounts
  for (const { row } of placed) counts[row.status] += 1
  return counts
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
