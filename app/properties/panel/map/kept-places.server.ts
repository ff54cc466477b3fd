import { sql } from 'kysely'
import type { Store } from '#app/db/store.server.ts'
import { cellNumber } from '#app/properties/map/cell-number.server.ts'
import { type CellSum, KEPT_CELL, boxOfCells, byCell, numberOf } from '#app/properties/map/cells.ts'
import { lieInShapes } from '#app/properties/map/lie-in-shape.ts'
import { type View, cellOf } from '#app/properties/map/map-view.ts'
import type { Box } from '#app/properties/place/box.ts'
import { catalogueGroups, totalOf } from '#app/properties/search/kept-counts.server.ts'
import { keptOfRevision } from '#app/db/kept-of-revision.server.ts'
import { HUGE } from '#app/properties/search/list-cost.ts'
import type { Status } from '#app/properties/vocabulary.ts'

/** The staff see the true place; the zone where nobody pasted one. */
export const STAFF_LATITUDE = sql<number>`coalesce(properties.latitude, properties."publicLatitude")`
export const STAFF_LONGITUDE = sql<number>`coalesce(properties.longitude, properties."publicLongitude")`

/** Degrees of one that holds most of what there is. */
const WIDEST_CELL = 360 / 2 ** 6

/** Properties of one cell that have the same status. */
export type StatusCell = Omit<CellSum, 'inside'> & { status: Status }

/** Condition: it lies in a box. */
export function inBox({ west, south, east, north }: Box) {
  return sql<boolean>`${STAFF_LATITUDE} between ${south} and ${north} and ${STAFF_LONGITUDE} between ${west} and ${east}`
}

/**
 * What a view shows, by cells that are not larger than its own: those that are kept, where they are fine enough; of a
 * view's edges the store tests each property. @param view null for everything
 */
export async function statusCellsIn(store: Store, view: View | null, status: Status | null): Promise<StatusCell[]> {
  const own = status ? sql<boolean>`status = ${status}` : sql<boolean>`1 = 1`
  const isTooMany = totalOf(await catalogueGroups(store), {}) > HUGE
  if (view && (isTooMany || cellOf(view) < KEPT_CELL))
    return readPlaces(store, cellOf(view), sql`${inBox(view)} and ${own}`)
  if (isTooMany) return readPlaces(store, WIDEST_CELL, sql`${STAFF_LATITUDE} is not null and ${own}`)
  const kept = (await placesOfRevision.read(store)).filter((each) => status === null || each.status === status)
  if (!view) return kept
  const lying = [...byCell(kept, KEPT_CELL).values()].map((cells) => ({
    cells,
    lies: lieInShapes(boxOfCells(cells), [{ kind: 'box', box: view }]),
  }))
  const whole = lying.flatMap(({ cells, lies }) => (lies === 'all' ? cells : []))
  const edges = lying.flatMap(({ cells, lies }) => (lies === 'some' ? [sql.lit(numberOf(cells))] : []))
  if (edges.length === 0) return whole
  const isAtEdge = sql`${cellNumber(KEPT_CELL, STAFF_LATITUDE, STAFF_LONGITUDE)} in (${sql.join(edges)})`
  const atEdges = sql`${isAtEdge} and ${inBox(view)} and ${own}`
  return [...whole, ...(await readPlaces(store, KEPT_CELL, atEdges))]
}

const placesOfRevision = keptOfRevision((store: Store) =>
  readPlaces(store, KEPT_CELL, sql`${STAFF_LATITUDE} is not null`),
)

async function readPlaces({ lists }: Store, cell: number, where: ReturnType<typeof sql>): Promise<StatusCell[]> {
  const { rows } = await sql<StatusCell>`select status, count(*) as total, min(id) as id,
      min(${STAFF_LONGITUDE}) as west, min(${STAFF_LATITUDE}) as south, max(${STAFF_LONGITUDE}) as east, max(${STAFF_LATITUDE}) as north,
      sum(${STAFF_LATITUDE}) as latitude, sum(${STAFF_LONGITUDE}) as longitude
    from properties where ${where}
    group by ${cellNumber(cell, STAFF_LATITUDE, STAFF_LONGITUDE)}, status`.execute(lists)
  return rows.map((row) => ({ ...row, total: Number(row.total) }))
}
