import type { Box } from '#app/properties/place/box.ts'
import type { Cluster } from './cluster.ts'

/** Degrees of a cell that is kept: a kilometre. Those of views from a twelfth of a degree on are so many of them. */
export const KEPT_CELL = 360 / 2 ** 15

/** More than there are cells around the earth: row and column are one number, which is gathered sooner than two. */
export const MOST_IN_A_ROW = 1_000_000

/** Cells that a question names one by one. */
const MOST_NAMED = 200

/** Properties of one cell: around what they lie, and the sums of their degrees. `inside`: how many in the metropolitan area. */
export type CellSum = Box & { total: number; id: string; latitude: number; longitude: number; inside: number }

const NOWHERE: Box = { west: Infinity, south: Infinity, east: -Infinity, north: -Infinity }

/** How many there are, how many of them in the metropolitan area, and around what they lie. */
export function summed(cells: readonly CellSum[]): { count: number; inside: number; box: Box } {
  let [count, inside, box] = [0, 0, NOWHERE]
  for (const cell of cells) {
    count += cell.total
    inside += cell.inside
    box = around(box, cell)
  }
  return { count, inside, box }
}

/** @param size degrees of the cells to gather them in: that of those that are kept, doubled so many times */
export function gathered(cells: readonly CellSum[], size: number): Cluster[] {
  return [...byCell(cells, size).values()]
    .map((own) => {
      const { count, box } = summed(own)
      const sum = (of: 'latitude' | 'longitude') => own.reduce((all, cell) => all + cell[of], 0)
      const middle = { latitude: sum('latitude') / count, longitude: sum('longitude') / count }
      const id = own.reduce((least, cell) => (cell.id < least ? cell.id : least), own[0]?.id ?? '')
      return { count, box, middle, id, listed: [] }
    })
    .toSorted((one, other) => other.count - one.count || (one.id < other.id ? -1 : 1))
}

/** By the cell of the grid that they lie in. */
export function byCell<Cell extends Box>(cells: readonly Cell[], size: number): Map<string, Cell[]> {
  return Map.groupBy(cells, ({ south, west }) => `${Math.floor(south / size)},${Math.floor(west / size)}`)
}

/** The number of the kept cell that all of them lie in, as the store works it out (cell-number.server.ts). */
export function numberOf(cells: readonly Box[]): number {
  const { south, west } = boxOfCells(cells)
  return rowOf(south) * MOST_IN_A_ROW + rowOf(west)
}

/** The numbers of the kept cells that a box touches; of a large one the least and the greatest, between which they are. */
export function numbersIn({
  west,
  south,
  east,
  north,
}: Box): { numbers: number[] } | { least: number; greatest: number } {
  const [rows, columns] = [rowOf(north) - rowOf(south) + 1, rowOf(east) - rowOf(west) + 1]
  const number = (row: number, column: number) => (rowOf(south) + row) * MOST_IN_A_ROW + rowOf(west) + column
  if (rows * columns > MOST_NAMED) return { least: number(0, 0), greatest: number(rows - 1, columns - 1) }
  const each = (count: number) => Array.from({ length: count }, (_, at) => at)
  return { numbers: each(rows).flatMap((row) => each(columns).map((column) => number(row, column))) }
}

/** Which row or column of kept cells so many degrees lie in. */
function rowOf(degrees: number): number {
  return Math.floor(degrees / KEPT_CELL)
}

/** The box around all of them. */
export function boxOfCells(cells: readonly Box[]): Box {
  return cells.reduce(around, NOWHERE)
}

function around(one: Box, { west, south, east, north }: Box): Box {
  return {
    west: Math.min(one.west, west),
    south: Math.min(one.south, south),
    east: Math.max(one.east, east),
    north: Math.max(one.north, north),
  }
}
