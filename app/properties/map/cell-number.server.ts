import { type RawBuilder, sql } from 'kysely'
import { LATITUDE, LONGITUDE } from '#app/db/public-points.server.ts'
import type { Shape } from '#app/properties/search/shapes.ts'
import { KEPT_CELL, MOST_IN_A_ROW, numbersIn } from './cells.ts'

/** The number of the cell that a point of the store lies in (`numberOf`). @param size degrees of a cell */
export function cellNumber(size: number, latitude: RawBuilder<number>, longitude: RawBuilder<number>) {
  const degrees = sql.lit(size)
  return sql<number>`(floor(${latitude} / ${degrees}) * ${sql.lit(MOST_IN_A_ROW)} + floor(${longitude} / ${degrees}))`
}

/** The kept cell of a public point, as the index of cells has it (migration 0030). */
export const CELL = cellNumber(KEPT_CELL, LATITUDE, LONGITUDE)

/** Condition: the public point lies in a cell that the box of a shape touches; none where there is no box. */
export function liesInCells(shape: Shape): RawBuilder<boolean>[] {
  if (shape.kind === 'nowhere') return []
  const cells = numbersIn(shape.box)
  if ('numbers' in cells) return [sql`${CELL} in (${sql.join(cells.numbers)})`]
  return [sql`${CELL} between ${cells.least} and ${cells.greatest}`]
}
