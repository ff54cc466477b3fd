import { formatDay } from '#app/calendar/calendar-day.ts'
import { readWrittenDay } from '#app/calendar/written-day.ts'
import { isOptionalCell } from '#app/complexes/spaces/optional-cells.ts'
import { pastedFigure } from '#app/complexes/spaces/pasted-cells.ts'
import { codeOf } from '#app/complexes/spaces/space-cells.ts'
import type { SpaceCell } from '#app/complexes/spaces/space-rows.ts'
import { factOf } from '#app/catalogue/facts/facts.ts'
import { withoutPoints } from '#app/figures/pointed-thousands.ts'
import { withThousands } from '#app/figures/typed-figure.ts'

export type CellControl = HTMLInputElement | HTMLSelectElement

/** What a cell that is typed takes. */
export function fillOf(cell: SpaceCell): 'figure' | 'day' | 'text' {
  if (!isOptionalCell(cell)) return cell === 'area' || cell === 'price' ? 'figure' : 'text'
  const { kind } = factOf(cell)
  return kind === 'figure' || kind === 'money' ? 'figure' : kind === 'day' ? 'day' : 'text'
}

/** Writes a pasted text into a cell. @returns false if the cell can't take it: it stays as it was */
export function fillCell(control: CellControl | null, cell: SpaceCell | undefined, text: string): boolean {
  if (text === '') return true
  if (!control || !cell) return false
  if (control instanceof HTMLInputElement) {
    const value = readPasted(cell, text)
    if (value !== null) control.value = value
    return value !== null
  }
  const code = codeOf(cell, text)
  const isKnown = [...control.options].some(({ value }) => value === code)
  if (isKnown) control.value = code
  return isKnown
}

/**
 * The value of a cell for a pasted text; null for a text that it can't take. Too many decimals are not cut off, since that
 * would make another figure: saving then shows an error.
 */
export function readPasted(cell: SpaceCell, text: string): string | null {
  const fill = fillOf(cell)
  if (fill === 'text') return text
  if (fill === 'day') {
    const day = readWrittenDay(text)
    return day && formatDay(day)
  }
  const figure = pastedFigure(text.replace(/(?:mes|meses|%)\.?$/i, ''), unitOf(cell))
  if (figure === null) return null
  // Spreadsheets fill columns with zeros. The zeros of '85.000' may be decimals or thousands, so they stay.
  return withThousands(withoutPoints(figure) === null ? figure.replace(/(\.\d\d)0+$/, '$1') : figure, Infinity)
}

function unitOf(cell: SpaceCell): string | null {
  if (!isOptionalCell(cell)) return null
  const fact = factOf(cell)
  return fact.kind === 'figure' ? fact.unit : null
}
