import type { CatalogueRow } from '#app/catalogue/catalogue-row.ts'
import type { Box } from '#app/catalogue/place/box.ts'
import type { Point } from '#app/catalogue/place/point.ts'

/** More than there are cells around the earth: row and column are one number. */
const MOST_IN_A_ROW = 1_000_000

/** A property on a map, and where that map shows it. */
export type PlacedRow = { row: CatalogueRow; point: Point }

/** Those of one cell of the grid: how many, around what and around which middle they lie, and the least of their ids. */
export type Cell = { count: number; box: Box; middle: Point; id: string; placed: readonly PlacedRow[] }

const NOWHERE: Box = { west: Infinity, south: Infinity, east: -Infinity, north: -Infinity }

/** Where everybody may see that the rows are; those without such a point are left out. */
export function publicPlaces(rows: readonly CatalogueRow[]): PlacedRow[] {
  return rows.flatMap((row) => {
    const { publicLatitude: latitude, publicLongitude: longitude } = row
    return latitude === null || longitude === null ? [] : [{ row, point: { latitude, longitude } }]
  })
}

/** Gathered by the cells of a grid, the largest group first. @param size of a cell, in degrees */
export function inCells(placed: readonly PlacedRow[], size: number): Cell[] {
  const byCell = Map.groupBy(
    placed,
    ({ point }) => Math.floor(point.latitude / size) * MOST_IN_A_ROW + Math.floor(point.longitude / size),
  )
  return [...byCell.values()]
    .map(cellOf)
    .toSorted((one, other) => other.count - one.count || (one.id < other.id ? -1 : 1))
}

function cellOf(placed: readonly PlacedRow[]): Cell {
  const count = placed.length
  const mean = (of: 'latitude' | 'longitude') => placed.reduce((sum, { point }) => sum + point[of], 0) / count
  const id = placed.reduce((least, { row }) => (row.id < least ? row.id : least), placed[0]?.row.id ?? '')
  const middle = { latitude: mean('latitude'), longitude: mean('longitude') }
  return { count, box: boxOfPlaces(placed), middle, id, placed }
}

/** The box around all of them. */
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
export function boxOfBoth(one: Box, other: Box): Box {
  return {
    west: Math.min(one.west, other.west),
    south: Math.min(one.south, other.south),
    east: Math.max(one.east, other.east),
    north: Math.max(one.north, other.north),
  }
}
