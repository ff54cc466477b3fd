import type { Catalogue } from '#app/catalogue/catalogue.ts'
import { type Places, hasOutlines } from '#app/catalogue/place/places.ts'
import type { Box } from '#app/catalogue/place/box.ts'
import { boxOfStates } from '#app/catalogue/place/state-boxes.ts'
import { FILTER_NAMES, type FilterName } from '#app/listing/search/filter-table.ts'
import { isUnset } from '#app/listing/search/filters.ts'
import { resultsOf } from '#app/listing/search/list.ts'
import type { ResolvedQuery } from '#app/listing/search/resolve-query.ts'
import type { Shape } from '#app/listing/search/shapes.ts'
import { cardOf } from '#app/catalogue/listed-card.ts'
import type { PropertyCard } from '#app/catalogue/property/property.ts'
import type { Precision } from '#app/catalogue/facts/precision.ts'
import type { Point } from '#app/catalogue/place/point.ts'
import { type Group, type PlacedRow, boxOfPlaces, groupPlaces, openingPlaces, publicPlaces } from './clusters.ts'
import { type View, fitOf, isBeyondView, viewOf } from './map-view.ts'
import { LISTING_MAP, METROPOLIS_VIEW } from './map-view.ts'

/** Margin around the results, as a part of their size. */
const MARGIN = 0.12
/** Width in degrees of the narrowest view around results: about 4 km, so that a single one is seen in its surroundings. */
const SURROUNDINGS = 0.04

/**
 * The view of a map without results: the metropolitan area of Monterrey, elsewhere the points of the catalogue, or else the home
 * states.
 */
function startingView({ places, offered }: Pick<Catalogue, 'places' | 'offered'>): View | null {
  if (hasOutlines(places)) return METROPOLIS_VIEW
  const placed = publicPlaces(offered)
  if (placed.length > 0) return viewOf(boxOfPlaces(placed), MARGIN, LISTING_MAP, SURROUNDINGS)
  const home = boxOfStates(places.homeStates)
  return home && viewOf(home)
}

/** Whether a map can be drawn. */
export function hasMap(catalogue: Catalogue): boolean {
  return startingView(catalogue) !== null
}

/** A circle. `listed`: the slugs of its properties on the current page of the list. */
export type Cluster = Omit<Group, 'placed'> & { listed: string[] }
/** A property that is in no cluster. */
export type Pin = { card: PropertyCard; precision: Precision; point: Point }
/**
 * `fit`: the box that every frame shows, whatever its proportions; `around`: the number of results outside of it and the box
 * of all results; null where it contains them all.
 */
export type FoundMap = {
  view: View
  fit: Box
  shapes: readonly Shape[]
  clusters: Cluster[]
  pins: Pin[]
  unplaced: number
  places: Places
  around: { count: number; box: Box } | null
}

/**
 * The map of a listing: all its results, in the view of the URL or in one around them; null where the catalogue has no
 * point and the agency no home state, so that a map would be empty.
 * @param listed ids of the properties on the current page of the list
 */
export function findMap(query: ResolvedQuery, listed: readonly string[] = []): FoundMap | null {
  const { catalogue, filters } = query.request
  const rows = resultsOf(query)
  const placed = publicPlaces(rows)
  const requested = requestedFit(query.shapes)
  const isFiltered = FILTER_NAMES.some((name) => !BROAD_FILTERS.includes(name) && !isUnset(filters, name))
  const found = requested ? { fit: requested, around: null } : fitAround(placed, catalogue, isFiltered)
  if (!found) return null
  const { fit, around } = found
  const view = viewOf(fit)
  const isListed = new Set(listed)
  const groups = groupPlaces(placed, view)
  const pins = groups.singles.map(({ row, point }) => ({
    card: cardOf(catalogue, row),
    precision: row.precision,
    point,
  }))
  const clusters = groups.clusters.map(({ placed: inside, ...cluster }) => ({
    ...cluster,
    listed: inside.filter(({ row }) => isListed.has(row.id)).map(({ row }) => row.slug),
  }))
  const unplaced = query.shapes.length > 0 ? 0 : rows.length - placed.length
  return { view, fit, shapes: query.shapes, clusters, pins, around, unplaced, places: catalogue.places }
}

/** The requested box, area or circle; null without one. */
function requestedFit(shapes: readonly Shape[]): Box | null {
  for (const kind of ['box', 'area', 'circle'] as const) {
    const shape = shapes.find((candidate) => candidate.kind === kind)
    if (shape && shape.kind !== 'nowhere' && !isBeyondView(shape.box))
      return fitOf(shape.box, kind === 'box' ? 0 : MARGIN)
  }
  return null
}

/** Operation and type leave a catalogue over the whole state, of which a map opens on the part with most properties. */
const BROAD_FILTERS: readonly FilterName[] = ['category', 'type']

/** All results of filters; without any but the broad ones the catalogue without a few far away properties; without results all of it. */
export function fitAround(
  placed: readonly PlacedRow[],
  catalogue: Catalogue,
  isFiltered = false,
): Pick<FoundMap, 'fit' | 'around'> | null {
  if (placed.length === 0) {
    const fit = startingView(catalogue)
    return fit && { fit, around: null }
  }
  const { near, outside } = isFiltered ? { near: placed, outside: 0 } : openingPlaces(placed)
  return {
    fit: fitOf(boxOfPlaces(near), MARGIN, SURROUNDINGS),
    around: outside > 0 ? { count: outside, box: boxOfPlaces(placed) } : null,
  }
}
