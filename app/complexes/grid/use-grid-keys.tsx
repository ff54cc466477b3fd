import { type ClipboardEvent, type FormEvent, type KeyboardEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { isOptionalCell } from '#app/complexes/spaces/optional-cells.ts'
import { isSeveralCells, pastedCells, pasteMessage } from '#app/complexes/spaces/pasted-cells.ts'
import { filledColumns, columnsOfHeadings } from '#app/complexes/spaces/pasted-columns.ts'
import { MOST_ROWS, cellLabel } from '#app/complexes/spaces/space-rows.ts'
import { type CellControl, fillCell } from './cell-fill.ts'
import {
  controlIn,
  copyRow,
  emptyBelow,
  fillEmptyBelow,
  isBegun,
  isInherited,
  rowCount,
  textBelow,
} from './table-rows.ts'
import { openCardOf } from './space-card-head.tsx'
import type { Columns } from './use-columns.tsx'

type Place = { row: number; column: number }
/** `name`: the name of the complex. */
type Grid = { name: string; columns: Columns; addRows: (count: number) => void; onFilled: () => void }

/**
 * Keys and pasting as in a spreadsheet. Arrows and Enter go from row to row; Enter returns to the column where Tab began.
 * Pasted cells fill the table from the focused cell on, or the columns that their first row names. A text that a cell can't
 * take is reported, and the cell stays as it was.
 */
export function useGridKeys({ name, columns, addRows, onFilled }: Grid) {
  const table = useRef<HTMLTableElement>(null)
  /** The cell where Tab began to move along a row, until something else moves the focus. */
  const tabStart = useRef<Place | null>(null)
  const [status, setStatus] = useState('')

  /** Adds rows at the end, with the inherited cells of the row above. */
  function addMore(count: number) {
    const last = rowCount(table.current) - 1
    flushSync(() => addRows(count))
    fillEmptyBelow(table.current, last)
  }

  function enter({ row, column }: Place) {
    const cell = controlIn(table.current, row, columns.shown[column])
    openCardOf(cell)
    cell?.focus()
    if (cell instanceof HTMLInputElement) cell.select()
  }

  /** The place of a control in the table; null if it is no cell. */
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
      return event.shiftKey ? repeatRow(place.row, place.column) : (target as CellControl).form?.requestSubmit()
    }
    if (key.toLowerCase() === 'd' && (event.ctrlKey || event.metaKey) && !event.altKey) {
      event.preventDefault()
      return event.shiftKey ? copyToRest(place) : copyDown(place)
    }
    const step = stepOf(event)
    const start = tabStart.current?.row === place.row ? tabStart.current : place
    if (key === 'Tab' && !event.shiftKey) tabStart.current = start
    if (step === 0) return
    event.preventDefault()
    tabStart.current = null
    const row = place.row + step
    if (key === 'Enter' && row === rowCount(table.current)) addMore(1)
    enter({ row, column: key === 'Enter' && step > 0 ? start.column : place.column })
  }

  /** Copies the row into the next empty one. */
  function repeatRow(row: number, column = 0) {
    const start = tabStart.current?.row === row ? tabStart.current.column : column
    tabStart.current = null
    if (!isBegun(table.current, row)) return setStatus(`La fila ${row + 1} está vacía: no hay qué repetir.`)
    const to = emptyBelow(table.current, row)
    if (to === rowCount(table.current)) addMore(1)
    copyRow(table.current, { from: row, to, cells: columns.filled }, name)
    onFilled()
    setStatus(`Se repitió la fila ${row + 1} en la ${to + 1}.`)
    enter({ row: to, column: start })
  }

  /** Copies the cell above, as spreadsheets do; an ID and a title get the next number. */
  function copyDown({ row, column }: Place) {
    const cell = columns.shown[column]
    const [from, to] = [row - 1, row].map((each) => controlIn(table.current, each, cell))
    if (!from || !to) return
    to.value = textBelow(cell, from.value, name)
    onFilled()
  }

  /** Copies the cell to every space below. */
  function copyToRest({ row, column }: Place) {
    const cell = columns.shown[column]
    const from = controlIn(table.current, row, cell)
    if (!from) return
    let filled = 0
    let text = from.value
    for (let at = row + 1; at < rowCount(table.current); at += 1) {
      const to = controlIn(table.current, at, cell)
      if (!to || !isBegun(table.current, at)) continue
      text = textBelow(cell, text, name)
      to.value = text
      filled += 1
    }
    if (filled > 0) onFilled()
    setStatus(filled === 1 ? 'Se llenó 1 fila de abajo.' : `Se llenaron ${filled} filas de abajo.`)
  }

  function onPaste(event: ClipboardEvent<HTMLTableElement>) {
    const text = event.clipboardData.getData('text/plain')
    const place = placeOf(event.target)
    if (!place || !isSeveralCells(text)) return
    event.preventDefault()
    const pasted = pastedCells(text)
    const headings = columnsOfHeadings(pasted[0] ?? [], columns.offered)
    const rows = headings ? pasted.slice(1) : pasted
    const isFilled = filledColumns(rows)
    const columnsWithText =
      headings?.map((cell, at) => ({ cell, heading: pasted[0]?.[at] })).filter((_, at) => isFilled[at]) ?? []
    const unknown = columnsWithText.flatMap(({ cell, heading }) => (cell === null ? [`la columna «${heading}»`] : []))
    const below = rows.slice(0, MOST_ROWS)
    const missing = place.row + below.length - rowCount(table.current)
    if (headings)
      flushSync(() =>
        columns.open(columnsWithText.flatMap(({ cell }) => (cell !== null && isOptionalCell(cell) ? [cell] : []))),
      )
    if (missing > 0) addMore(missing)
    for (const [down, cells] of below.entries())
      for (const [right, cellText] of cells.entries()) {
        const row = place.row + down
        const cell = headings ? headings[right] : columns.shown[place.column + right]
        if (cell === null || fillCell(controlIn(table.current, row, cell), cell, cellText)) continue
        unknown.push(cell ? `«${cellText}» (${cellLabel(cell)}, fila ${row + 1})` : `«${cellText}» (fila ${row + 1})`)
      }
    onFilled()
    setStatus(pasteMessage({ filled: below.length, left: rows.length - below.length, unknown }))
  }

  function onInput({ target }: FormEvent<HTMLTableElement>) {
    const place = placeOf(target)
    if (place && isInherited((target as CellControl).name)) fillEmptyBelow(table.current, place.row)
  }

  function onPointerDown() {
    tabStart.current = null
  }

  return { status, addMore, repeatRow, grid: { ref: table, onKeyDown, onInput, onPointerDown, onPaste } }
}

/** How many rows a key moves the focus. */
function stepOf({ key, shiftKey, altKey, target }: KeyboardEvent): -1 | 0 | 1 {
  if (altKey) return 0
  if (key === 'Enter') return shiftKey ? -1 : 1
  // A select uses the arrows itself.
  if (target instanceof HTMLSelectElement || shiftKey) return 0
  return key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0
}
