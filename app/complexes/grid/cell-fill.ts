import { isCalendarDay } from '#app/calendar/is-calendar-day.ts'
import { isOptionalCell } from '#app/complexes/spaces/optional-cells.ts'
import { pastedFigure } from '#app/complexes/spaces/pasted-cells.ts'
import { codeOf } from '#app/complexes/spaces/space-cells.ts'
import type { SpaceCell } from '#app/complexes/spaces/space-rows.ts'
import { factOf } from '#app/catalogue/facts/facts.ts'
import { withoutPoints } from '#app/figures/pointed-thousands.ts'
import { withThousands } from '#app/figures/typed-figure.ts'

export type CellControl = HTMLInputElement | HTMLSelectElement

/** How a cell that is typed is filled. */
export function fillOf(cell: SpaceCell): 'figure' | 'day' | 'text' {
  if (!isOptionalCell(cell)) return cell === 'area' || cell === 'price' ? 'figure' : 'text'
  const { kind } = factOf(cell)
  return kind === 'figure' || kind === 'money' ? 'figure' : kind === 'day' ? 'day' : 'text'
}

/** Writes what was pasted into a cell. @returns false where the cell can't take it: it stays as it was */
export function fillCell(control: CellControl | null, cell: SpaceCell | undefined, text: string): boolean {
  if (text === '') return true
  if (!control || !cell) return false
  if (control instanceof HTMLInputElement) {
    const taken = readPasted(cell, text)
    if (taken !== null) control.value = taken
    return taken !== null
  }
  const code = codeOf(cell, text)
  const isKnown = [...control.options].some(({ value }) => value === code)
  if (isKnown) control.value = code
  return isKnown
}

/**
 * What a cell that is typed becomes of what was pasted; null for what it can't take. Decimals that it does not take stay,
 * for the sentence beside it: cut off, they would be another figure.
 */
export function readPasted(cell: SpaceCell, text: string): string | null {
  const fill = fillOf(cell)
  if (fill === 'text') return text
  if (fill === 'day') return pastedDay(text)
  const figure = pastedFigure(text.replace(/(?:mes|meses|%)\.?$/i, ''), unitOf(cell))
  if (figure === null) return null
  // Spreadsheets write zeros to the end of their columns; of '85.000' nobody knows whether those are decimals.
  return withThousands(withoutPoints(figure) === null ? figure.replace(/(\.\d\d)0+$/, '$1') : figure, Infinity)
}

function unitOf(cell: SpaceCell): string | null {
  if (!isOptionalCell(cell)) return null
  const fact = factOf(cell)
  return fact.kind === 'figure' ? fact.unit : null
}

/** A day as spreadsheets write it, '2027-03-01' or '1/3/2027' (day first); null for anything else. */
function pastedDay(text: string): string | null {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? []
  const said = year === '' ? text : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isCalendarDay(said) ? said : null
}
