import { compareTexts } from '#app/catalogue/catalogue.ts'
import type { CatalogueRow } from '#app/catalogue/catalogue-row.ts'
import { type Box, isInBox } from '#app/catalogue/place/box.ts'
import type { Point } from '#app/catalogue/place/point.ts'
import { HEIGHT, LISTING_MAP, METROPOLIS_VIEW, type View, WIDTH, cellSize, placeOn } from './map-view.ts'

/** More than there are cells around the earth, so that row and column fit in one number. */
const CELLS_PER_ROW = 1_000_000

/** A property and the point where a map shows it: the public one for visitors, the true one for staff. */
export type PlacedRow = { row: CatalogueRow; point: Point }

/** Properties that a map shows as one circle. `box`: around all of them; `middle`: their mean; `id`: the smallest of their ids. */
export type Group = { count: number; box: Box; middle: Point; id: string; placed: readonly PlacedRow[] }

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

/** The circles of a view, and the properties outside of any circle, in the order of their ids. */
export function groupPlaces(placed: readonly PlacedRow[], view: View): { clusters: Group[]; singles: PlacedRow[] } {
  const size = cellSize(view)
  const byCell = Map.groupBy(
    placed,
    ({ point }) => Math.floor(point.latitude / size) * CELLS_PER_ROW + Math.floor(point.longitude / size),
  )
  const cells = [...byCell.values()]
    .map(groupOf)
    .toSorted((one, other) => other.count - one.count || (one.id < other.id ? -1 : 1))
  const groups = mergeOverlapping(cells, view)
  const singles = groups.filter(({ count }) => count === 1).flatMap((group) => group.placed)
  return {
    clusters: groups.filter(({ count }) => count > 1),
    singles: singles.toSorted((one, other) => compareTexts(one.row.id, other.row.id)),
  }
}

export function groupOf(placed: readonly PlacedRow[]): Group {
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

/** Margin around a cluster in the view that zooms in on it, as a part of its size. */
export const CLUSTER_MARGIN = 0.15
const LARGEST_RADIUS = 24
const SMALLEST_RADIUS = 15

/** Radius of the circle of a cluster, in units of the drawing. */
export function clusterRadius(count: number): number {
  return Math.round(Math.min(LARGEST_RADIUS, SMALLEST_RADIUS + 2.2 * Math.log2(count)))
}

type Circle = { group: Group; x: number; y: number; radius: number }

/** Radius of the mark of a single property. */
const SINGLE_RADIUS = 9
const { beyond = 0 } = LISTING_MAP

/**
 * Merges groups whose circles would overlap, because overlapping numbers can neither be read nor pressed. Groups outside
 * the drawn area stay as they are.
 */
export function mergeOverlapping(groups: readonly Group[], view: View): Group[] {
  const place = placeOn(view)
  const circleOf = (group: Group): Circle => {
    const [x, y] = place(group.middle)
    return { group, x, y, radius: group.count > 1 ? clusterRadius(group.count) : SINGLE_RADIUS }
  }
  function add(separate: Circle[], one: Circle): Circle[] {
    const other = separate.find((circle) => overlap(circle, one))
    if (!other) return [...separate, one]
    return add(
      separate.filter((circle) => circle !== other),
      circleOf(groupOf([...other.group.placed, ...one.group.placed])),
    )
  }
  const all = groups.map(circleOf)
  const separate = all.filter(isDrawn).reduce<Circle[]>(add, [])
  return [...separate, ...all.filter((one) => !isDrawn(one))].map(({ group }) => group)
}

function isDrawn({ x, y }: Circle): boolean {
  return x > -beyond && x < WIDTH + beyond && y > -beyond && y < HEIGHT + beyond
}

function overlap(one: Circle, other: Circle): boolean {
  return Math.hypot(one.x - other.x, one.y - other.y) < one.radius + other.radius
}
