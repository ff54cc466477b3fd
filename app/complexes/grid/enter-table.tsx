import { isBegun, rowCount } from './table-rows.ts'

/** The region of the table on its page. */
export const TABLE_ID = 'tabla-de-espacios'

/** To the first cell of the first empty row, else of the last one. */
export function enterTable(): void {
  const table = document.querySelector<HTMLTableElement>(`#${TABLE_ID} table`)
  const rows = Array.from({ length: rowCount(table) }, (_, row) => row)
  const row = rows.find((each) => !isBegun(table, each)) ?? rows.length - 1
  table?.tBodies[row]?.querySelector<HTMLElement>('input:not([type="hidden"])')?.focus()
}
