import type { CatalogueRow } from '#app/catalogue/catalogue-row.ts'
import { type Box, isInBox } from '#app/catalogue/place/box.ts'
import type { Point } from '#app/catalogue/place/point.ts'
import { HEIGHT, LISTING_MAP, METROPOLIS_VIEW, type View, WIDTH, placeOn } from './map-view.ts'

/** More than there are cells around the earth, so that row and column fit in one number. */
const CELLS_PER_ROW = 1_000_000

/** A property and the point where a map shows it: the public one for visitors, the true one for staff. */
export type PlacedRow = { row: CatalogueRow; point: Point }

/** The properties of one cell of the grid. `box`: around all of them; `middle`: their mean; `id`: the smallest of their ids. */
export type Cell = { count: number; box: Box; middle: Point; id: string; placed: readonly PlacedRow[] }

const NOWHERE: Box = { west: Infinity, south: Infinity, east: -Infinity, north: -Infinity }

/** The rows that have a public point, with it. */
export function publicPlaces(rows: readonly CatalogueRow[]): PlacedRow[] {
  return rows.flatMap((row) => {
    const { publicLatitude: latitude, publicLongitude: longitude } = row
    return latitude === null || longitude === null ? [] : [{ row, point: { latitude, longitude } }]
  })
}

/** A map leaves out places outside of the metropolitan area if at least this part of them lies inside. */
const METROPOLIS_PART = 0.6

/** The part of the places on each side, from west to east and from south to north, that may be far away from the others. */
const OUTER_PART = 0.025
/** Places are far away if they make the box of the others this many times as wide or as high. */
const FAR = 3

/**
 * The places that a map opens on, and the number of the others: where most lie in the metropolitan area, those outside of
 * it, elsewhere a few that are far away.
 */
export function openingPlaces(placed: readonly PlacedRow[]): { near: readonly PlacedRow[]; outside: number } {
  const inside = placed.filter(({ point }) => isInBox(point, METROPOLIS_VIEW))
  const isMost = inside.length >= placed.length * METROPOLIS_PART
  const near = isMost ? inside : withoutFar(placed)
  return { near, outside: placed.length - near.length }
}

function withoutFar(placed: readonly PlacedRow[]): readonly PlacedRow[] {
  const [west, east] = middleOf(placed.map(({ point }) => point.longitude))
  const [south, north] = middleOf(placed.map(({ point }) => point.latitude))
  const [width, height] = [east - west, north - south]
  const all = boxOfPlaces(placed)
  if (all.east - all.west <= width * FAR && all.north - all.south <= height * FAR) return placed
  // What lies beside the middle belongs to it.
  const around = { west: west - width, south: south - height, east: east + width, north: north + height }
  return placed.filter(({ point }) => isInBox(point, around))
}

/** The first and the last value without the outer ones. */
function middleOf(values: readonly number[]): [number, number] {
  const sorted = values.toSorted((one, other) => one - other)
  const outer = Math.floor(sorted.length * OUTER_PART)
  return [sorted[outer] ?? 0, sorted[sorted.length - 1 - outer] ?? 0]
}

/** Groups properties by the cells of a grid, the largest group first. @param size of a cell, in degrees */
export function groupByCell(placed: readonly PlacedRow[], size: number): Cell[] {
  const byCell = Map.groupBy(
    placed,
    ({ point }) => Math.floor(point.latitude / size) * CELLS_PER_ROW + Math.floor(point.longitude / size),
  )
  return [...byCell.values()]
    .map(cellOf)
    .toSorted((one, other) => other.count - one.count || (one.id < other.id ? -1 : 1))
}

function cellOf(placed: readonly PlacedRow[]): Cell {
  const count = placed.length
  const mean = (axis: 'latitude' | 'longitude') => placed.reduce((sum, { point }) => sum + point[axis], 0) / count
  const id = placed.reduce((least, { row }) => (row.id < least ? row.id : least), placed[0]?.row.id ?? '')
  const middle = { latitude: mean('latitude'), longitude: mean('longitude') }
  return { count, box: boxOfPlaces(placed), middle, id, placed }
}

/** The box around all properties. */
export function boxOfPlaces(placed: readonly PlacedRow[]): Box {
  let { west, south, east, north } = NOWHERE
  for (const { point } of placed) {
    west = Math.min(west, point.longitude)
    south = Math.min(south, point.latitude)
    east = Math.max(east, point.longitude)
    north = Math.max(north, point.latitude)
  }
  return { west, south, east, north }
}

/** The box around both. */
function boxOfBoth(one: Box, other: Box): Box {
  return {
    west: Math.min(one.west, other.west),
    south: Math.min(one.south, other.south),
    east: Math.max(one.east, other.east),
    north: Math.max(one.north, other.north),
  }
}

/** Properties that a map shows as one circle. `listed`: the slugs of those on the current page of the list. */
export type Cluster = { count: number; box: Box; middle: Point; id: string; listed: string[] }

/** Margin around a cluster in the view that zooms in on it, as a part of its size. */
export const CLUSTER_MARGIN = 0.15
const LARGEST_RADIUS = 24
const SMALLEST_RADIUS = 15

/** Radius of the circle of a cluster, in units of the drawing. */
export function clusterRadius(count: number): number {
  return Math.round(Math.min(LARGEST_RADIUS, SMALLEST_RADIUS + 2.2 * Math.log2(count)))
}

type Group = { count: number; box: Box; middle: Point; id: string }
type PlacedGroup<G> = { group: G; x: number; y: number; radius: number }

/** Radius of the mark of a single property. */
const SINGLE_RADIUS = 9
const { beyond = 0 } = LISTING_MAP

/**
 * Merges groups whose circles would overlap, because overlapping numbers can neither be read nor pressed. Groups outside
 * the drawn area stay as they are.
 * @param join merges two groups
 */
export function mergeOverlapping<G extends Group>(
  groups: readonly G[],
  view: View,
  join: (one: G, other: G) => G,
): G[] {
  const place = placeOn(view)
  const placed = (group: G): PlacedGroup<G> => {
    const [x, y] = place(group.middle)
    return { group, x, y, radius: group.count > 1 ? clusterRadius(group.count) : SINGLE_RADIUS }
  }
  function add(separate: PlacedGroup<G>[], one: PlacedGroup<G>): PlacedGroup<G>[] {
    const other = separate.find((group) => overlap(group, one))
    if (!other) return [...separate, one]
    return add(
      separate.filter((group) => group !== other),
      placed(join(other.group, one.group)),
    )
  }
  const all = groups.map(placed)
  const separate = all.filter(isDrawn).reduce<PlacedGroup<G>[]>(add, [])
  return [...separate, ...all.filter((one) => !isDrawn(one))].map(({ group }) => group)
}

/** The group of two groups together. */
export function mergeGroups(one: Group, other: Group): Group {
  const count = one.count + other.count
  const mean = (axis: 'latitude' | 'longitude') =>
    (one.middle[axis] * one.count + other.middle[axis] * other.count) / count
  return {
    count,
    box: boxOfBoth(one.box, other.box),
    middle: { latitude: mean('latitude'), longitude: mean('longitude') },
    id: one.id < other.id ? one.id : other.id,
  }
}

function isDrawn({ x, y }: { x: number; y: number }): boolean {
  return x > -beyond && x < WIDTH + beyond && y > -beyond && y < HEIGHT + beyond
}

function overlap(one: Omit<PlacedGroup<unknown>, 'group'>, other: Omit<PlacedGroup<unknown>, 'group'>): boolean {
  return Math.hypot(one.x - other.x, one.y - other.y) < one.radius + other.radius
}
