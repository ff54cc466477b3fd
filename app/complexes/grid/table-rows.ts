import { freeInSeries, nextInSeries } from '#app/complexes/spaces/next-in-series.ts'
import { type SpaceCell, TYPED_CELLS } from '#app/complexes/spaces/space-rows.ts'
import type { CellControl } from './cell-fill.ts'

/** The table on the page. Its controls are uncontrolled: their values are only in the DOM. */
type Table = HTMLTableElement | null

/** Cells that a new space takes from the one above it: every space has a value, and nobody leaves them empty on purpose. */
const INHERITED: readonly SpaceCell[] = ['currency', 'category', 'type']

export function rowCount(table: Table): number {
  return table?.tBodies.length ?? 0
}

/** The control of a cell; null if the cell can't be edited. */
export function controlIn(table: Table, row: number, cell: SpaceCell | undefined): CellControl | null {
  const body = table?.tBodies[row]
  return body?.querySelector<CellControl>(`[name="${cell}"]:not([type="hidden"])`) ?? null
}

/** Whether somebody has typed in the row. */
export function isBegun(table: Table, row: number): boolean {
  return TYPED_CELLS.some((cell) => controlIn(table, row, cell)?.value !== '')
}

/** The number of the first empty row below a row; if there is none, that of the next row to add. */
export function emptyBelow(table: Table, row: number): number {
  let at = row + 1
  while (at < rowCount(table) && isBegun(table, at)) at += 1
  return at
}

/** Copies the inherited cells of a row into the empty rows right below it. */
export function fillEmptyBelow(table: Table, row: number): void {
  for (let at = row + 1; at < rowCount(table) && !isBegun(table, at); at += 1)
    for (const cell of INHERITED) write(controlIn(table, at, cell), textIn(table, row, cell))
}

type Copied = { from: number; to: number; cells: readonly SpaceCell[] }

/** Copies a row into another one; its ID and title get the next number of their series that no row has. */
export function copyRow(table: Table, { from, to, cells }: Copied, name: string): void {
  for (const cell of cells) {
    const text = textIn(table, from, cell)
    write(controlIn(table, to, cell), isOfSeries(cell) ? freeInSeries(text, textsOf(table, cell), name) : text)
  }
}

/** The text that a cell gets from the one above it. @param name the name of the complex */
export function textBelow(cell: SpaceCell | undefined, text: string, name: string): string {
  return isOfSeries(cell) ? nextInSeries(text, name) : text
}

function isOfSeries(cell: SpaceCell | undefined): boolean {
  return cell === 'propertyId' || cell === 'title'
}

export function isInherited(name: string): boolean {
  return INHERITED.some((cell) => cell === name)
}

/** The text of a cell, also of one that can't be edited. */
function textIn(table: Table, row: number, cell: SpaceCell): string {
  const control = table?.tBodies[row]?.querySelector<CellControl>(`[name="${cell}"]`)
  return control?.value ?? ''
}

function textsOf(table: Table, cell: SpaceCell): string[] {
  return Array.from({ length: rowCount(table) }, (_, row) => textIn(table, row, cell))
}

function write(control: CellControl | null, text: string): void {
  if (control) control.value = text
}
