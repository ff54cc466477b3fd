import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { isMoreCell } from '#app/properties/complexes/spaces/more-cells.ts'
import { nextInSeries } from '#app/properties/complexes/spaces/next-in-series.ts'
import { isSeveralCells, pastedCells, pastedWords } from '#app/properties/complexes/spaces/pasted-cells.ts'
import { headedColumns } from '#app/properties/complexes/spaces/pasted-columns.ts'
import { MOST_ROWS, type SpaceCell, TYPED_CELLS, cellLabel } from '#app/properties/complexes/spaces/space-rows.ts'
import { type CellControl, fillCell } from './cell-fill.ts'
import type { Columns } from './use-columns.tsx'

type Place = { row: number; column: number }
/** `name`: of the conjunto. */
type Grid = { name: string; columns: Columns; addRows: (count: number) => void; onFilled: () => void }

/**
 * The table as a spreadsheet: the arrows and Enter go from row to row, Enter back to where Tab began, and what is pasted
 * from one fills the cells from the chosen one on, or the columns that its first row names. What is no figure, or no
 * choice of a list, is told, and its cell stays as it was.
 */
export function useGridKeys({ name, columns, addRows, onFilled }: Grid) {
  const table = useRef<HTMLTableElement>(null)
  /** Where Tab began to go along a row, until something else moves the focus. */
  const begun = useRef<Place | null>(null)
  const [said, setSaid] = useState('')

  function controlAt(row: number, cell: SpaceCell | undefined): CellControl | null {
    const body = table.current?.tBodies[row]
    return body?.querySelector<CellControl>(`[name="${cell}"]:not([type="hidden"])`) ?? null
  }

  /** Where a control stands; null for what is no cell. */
  function placeOf(target: EventTarget): Place | null {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return null
    const row = [...(table.current?.tBodies ?? [])].findIndex((body) => body.contains(target))
    const column = columns.shown.findIndex((cell) => cell === target.name)
    return row < 0 || column < 0 ? null : { row, column }
  }

  function onKeyDown(event: KeyboardEvent<HTMLTableElement>) {
    const { key, target } = event
    const place = placeOf(target)
    if (!place) return
    if (key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      return (target as CellControl).form?.requestSubmit()
    }
    if (key.toLowerCase() === 'd' && (event.ctrlKey || event.metaKey) && !event.altKey) {
      event.preventDefault()
      return event.shiftKey ? copyToRest(place) : copyDown(place)
    }
    const step = stepOf(event)
    const start = begun.current?.row === place.row ? begun.current : place
    if (key === 'Tab' && !event.shiftKey) begun.current = start
    if (step === 0) return
    event.preventDefault()
    begun.current = null
    const row = place.row + step
    if (key === 'Enter' && row === table.current?.tBodies.length) flushSync(() => addRows(1))
    const { column } = key === 'Enter' && step > 0 ? start : place
    const next = controlAt(row, columns.shown[column])
    next?.focus()
    if (next instanceof HTMLInputElement) next.select()
  }

  /** What the cell above says, as a spreadsheet does it; an ID and a title go on with the next number. */
  function copyDown({ row, column }: Place) {
    const cell = columns.shown[column]
    const [from, to] = [row - 1, row].map((each) => controlAt(each, cell))
    if (!from || !to) return
    to.value = textBelow(cell, from.value)
    onFilled()
  }

  /** What a cell says under one that is repeated. */
  function textBelow(cell: SpaceCell | undefined, text: string): string {
    return cell === 'propertyId' || cell === 'title' ? nextInSeries(text, name) : text
  }

  /** To every space below what this cell says. */
  function copyToRest({ row, column }: Place) {
    const cell = columns.shown[column]
    const from = controlAt(row, cell)
    if (!from) return
    let filled = 0
    let text = from.value
    for (let at = row + 1; at < (table.current?.tBodies.length ?? 0); at += 1) {
      const to = controlAt(at, cell)
      if (!to || !isBegun(at)) continue
      text = textBelow(cell, text)
      to.value = text
      filled += 1
    }
    if (filled > 0) onFilled()
    setSaid(filled === 1 ? 'Se llenó 1 fila de abajo.' : `Se llenaron ${filled} filas de abajo.`)
  }

  /** Whether a row is a space already: an empty one at the end stays empty. */
  function isBegun(row: number): boolean {
    return TYPED_CELLS.some((cell) => controlAt(row, cell)?.value !== '')
  }

  function onPaste(event: ClipboardEvent<HTMLTableElement>) {
    const text = event.clipboardData.getData('text/plain')
    const place = placeOf(event.target)
    if (!place || !isSeveralCells(text)) return
    event.preventDefault()
    const pasted = pastedCells(text)
    const headed = headedColumns(pasted[0] ?? [], columns.offered)
    const unknown = headed?.flatMap((cell, at) => (cell === null ? [`la columna «${pasted[0]?.[at]}»`] : [])) ?? []
    const rows = headed ? pasted.slice(1) : pasted
    const below = rows.slice(0, MOST_ROWS)
    const missing = place.row + below.length - (table.current?.tBodies.length ?? 0)
    flushSync(() => {
      if (headed) columns.open(headed.filter((cell) => cell !== null).filter(isMoreCell))
      if (missing > 0) addRows(missing)
    })
    for (const [down, cells] of below.entries())
      for (const [right, cellText] of cells.entries()) {
        const row = place.row + down
        const cell = headed ? headed[right] : columns.shown[place.column + right]
        if (cell === null || fillCell(controlAt(row, cell), cell, cellText)) continue
        unknown.push(cell ? `«${cellText}» (${cellLabel(cell)}, fila ${row + 1})` : `«${cellText}» (fila ${row + 1})`)
      }
    onFilled()
    setSaid(pastedWords({ filled: below.length, left: rows.length - below.length, unknown }))
  }

  function onPointerDown() {
    begun.current = null
  }

  return { said, grid: { ref: table, onKeyDown, onPointerDown, onPaste } }
}

/** Rows to go. */
function stepOf({ key, shiftKey, altKey, target }: KeyboardEvent): -1 | 0 | 1 {
  if (altKey) return 0
  if (key === 'Enter') return shiftKey ? -1 : 1
  // A list and a day keep the arrows for themselves.
  if (target instanceof HTMLSelectElement || (target as HTMLInputElement).type === 'date' || shiftKey) return 0
  return key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0
}
