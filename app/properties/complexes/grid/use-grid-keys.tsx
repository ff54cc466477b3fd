import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { codeOf } from '#app/properties/complexes/spaces/space-cells.ts'
import { isSeveralCells, pastedCells, pastedFigure } from '#app/properties/complexes/spaces/pasted-cells.ts'
import { CELL_LABELS, MOST_ROWS, SPACE_CELLS, type SpaceCell } from '#app/properties/complexes/spaces/space-rows.ts'
import { withThousands } from '#app/figures/typed-figure.ts'

type Control = HTMLInputElement | HTMLSelectElement
type Place = { row: number; column: number }

/**
 * The table as a spreadsheet: the arrows and Enter go from row to row, Enter back to where Tab began, and what is pasted
 * from one fills the cells from the chosen one on. What is no figure, or no choice of a list, is told, and its cell
 * stays as it was.
 */
export function useGridKeys(addRows: (count: number) => void, onFilled: () => void) {
  const table = useRef<HTMLTableElement>(null)
  /** Where Tab began to go along a row, until something else moves the focus. */
  const begun = useRef<Place | null>(null)
  const [said, setSaid] = useState('')

  function controlAt(row: number, cell: SpaceCell | undefined): Control | null {
    const body = table.current?.tBodies[row]
    return body?.querySelector<Control>(`[name="${cell}"]:not([type="hidden"])`) ?? null
  }

  /** Where a control stands; null for what is no cell. */
  function placeOf(target: EventTarget): Place | null {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return null
    const row = [...(table.current?.tBodies ?? [])].findIndex((body) => body.contains(target))
    const column = SPACE_CELLS.findIndex((cell) => cell === target.name)
    return row < 0 || column < 0 ? null : { row, column }
  }

  function onKeyDown(event: KeyboardEvent<HTMLTableElement>) {
    const { key, target } = event
    const place = placeOf(target)
    if (!place) return
    if (key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      return (target as Control).form?.requestSubmit()
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
    const next = controlAt(row, SPACE_CELLS[column])
    next?.focus()
    if (next instanceof HTMLInputElement) next.select()
  }

  function onPaste(event: ClipboardEvent<HTMLTableElement>) {
    const text = event.clipboardData.getData('text/plain')
    const place = placeOf(event.target)
    if (!place || !isSeveralCells(text)) return
    event.preventDefault()
    const pasted = pastedCells(text).slice(0, MOST_ROWS)
    const missing = place.row + pasted.length - (table.current?.tBodies.length ?? 0)
    if (missing > 0) flushSync(() => addRows(missing))
    const unknown = pasted.flatMap((cells, down) =>
      cells.flatMap((cellText, right) => {
        const [row, cell] = [place.row + down, SPACE_CELLS[place.column + right]]
        if (!cell) return cellText === '' ? [] : [`«${cellText}» (fila ${row + 1})`]
        return fill(controlAt(row, cell), cell, cellText)
          ? []
          : [`«${cellText}» (${CELL_LABELS[cell]}, fila ${row + 1})`]
      }),
    )
    onFilled()
    setSaid(toldOf(pasted.length, unknown))
  }

  function onPointerDown() {
    begun.current = null
  }

  return { said, grid: { ref: table, onKeyDown, onPointerDown, onPaste } }
}

/** Rows to go; a list keeps the arrows for itself. */
function stepOf({ key, shiftKey, altKey, target }: KeyboardEvent): -1 | 0 | 1 {
  if (altKey) return 0
  if (key === 'Enter') return shiftKey ? -1 : 1
  if (target instanceof HTMLSelectElement || shiftKey) return 0
  return key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0
}

/** @returns false where the cell can't take it */
function fill(control: Control | null, cell: SpaceCell, text: string): boolean {
  if (text === '') return true
  if (!control) return false
  if (control instanceof HTMLInputElement) {
    const isFigure = cell === 'area' || cell === 'price'
    const taken = isFigure ? pastedFigure(text) : text
    if (taken !== null) control.value = isFigure ? withThousands(taken) : taken
    return taken !== null
  }
  const code = codeOf(cell, text)
  const isKnown = [...control.options].some(({ value }) => value === code)
  if (isKnown) control.value = code
  return isKnown
}

function toldOf(rows: number, unknown: readonly string[]): string {
  const filled = rows === 1 ? 'Se pegó 1 fila.' : `Se pegaron ${rows} filas.`
  if (unknown.length === 0) return filled
  return `${filled} No se pudo usar: ${unknown.join(', ')}.`
}
