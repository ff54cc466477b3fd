import { openCardOf } from './space-card-head.tsx'
import { isBegun, rowCount } from './table-rows.ts'

/** The id of the region that holds the table. */
export const TABLE_ID = 'tabla-de-espacios'

/** Moves the focus to the first cell of the first empty row, or of the last row if none is empty. */
export function enterTable(): void {
  const table = document.querySelector<HTMLTableElement>(`#${TABLE_ID} table`)
  const rows = Array.from({ length: rowCount(table) }, (_, row) => row)
  const row = rows.find((each) => !isBegun(table, each)) ?? rows.length - 1
  const cell = table?.tBodies[row]?.querySelector<HTMLElement>('input:not([type="hidden"])')
  openCardOf(cell)
  cell?.focus()
}

/** Opens the card of the row at the end. */
export function openLastCard(): void {
  openCardOf(document.querySelector(`#${TABLE_ID} tbody:last-of-type td`))
}
