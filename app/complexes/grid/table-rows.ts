import { freeInSeries, nextInSeries } from '#app/complexes/spaces/next-in-series.ts'
import { type SpaceCell, TYPED_CELLS } from '#app/complexes/spaces/space-rows.ts'
import type { CellControl } from './cell-fill.ts'

/** The table on the page; its controls are the browser's own, so that what they say is only there. */
type Table = HTMLTableElement | null

/** What a new space has like the one above it: of these every space has one, and nobody means another by leaving it. */
const INHERITED: readonly SpaceCell[] = ['currency', 'category', 'type']

export function rowCount(table: Table): number {
  return table?.tBodies.length ?? 0
}

/** A cell that is typed or chosen; null where there is none. */
export function controlIn(table: Table, row: number, cell: SpaceCell | undefined): CellControl | null {
  const body = table?.tBodies[row]
  return body?.querySelector<CellControl>(`[name="${cell}"]:not([type="hidden"])`) ?? null
}

/** Whether a row is a space already: an empty one at the end stays empty. */
export function isBegun(table: Table, row: number): boolean {
  return TYPED_CELLS.some((cell) => controlIn(table, row, cell)?.value !== '')
}

/** The first empty row under a row; where there is none, the one that is to be added. */
export function emptyBelow(table: Table, row: number): number {
  let at = row + 1
  while (at < rowCount(table) && isBegun(table, at)) at += 1
  return at
}

/** The empty rows right under a row begin like it. */
export function fillEmptyBelow(table: Table, row: number): void {
  for (let at = row + 1; at < rowCount(table) && !isBegun(table, at); at += 1)
    for (const cell of INHERITED) write(controlIn(table, at, cell), textIn(table, row, cell))
}

type Copied = { from: number; to: number; cells: readonly SpaceCell[] }

/** Makes a row say all that another says; its ID and its title go on with the next number that no row has. */
export function copyRow(table: Table, { from, to, cells }: Copied, name: string): void {
  for (const cell of cells) {
    const text = textIn(table, from, cell)
    write(controlIn(table, to, cell), isOfSeries(cell) ? freeInSeries(text, textsOf(table, cell), name) : text)
  }
}

/** What a cell says under one that is repeated. @param name of the conjunto */
export function textBelow(cell: SpaceCell | undefined, text: string, name: string): string {
  return isOfSeries(cell) ? nextInSeries(text, name) : text
}

function isOfSeries(cell: SpaceCell | undefined): boolean {
  return cell === 'propertyId' || cell === 'title'
}

export function isInherited(name: string): boolean {
  return INHERITED.some((cell) => cell === name)
}

/** What a cell says, also where it only tells what is stored. */
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
