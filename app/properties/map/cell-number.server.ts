import { type RawBuilder, sql } from 'kysely'
import { MOST_IN_A_ROW } from './cells.ts'

/** The number of the cell that a point of the store lies in (`numberOf`). @param size degrees of a cell */
export function cellNumber(size: number, latitude: RawBuilder<number>, longitude: RawBuilder<number>) {
  const degrees = sql.lit(size)
  return sql<number>`(floor(${latitude} / ${degrees}) * ${sql.lit(MOST_IN_A_ROW)} + floor(${longitude} / ${degrees}))`
}
