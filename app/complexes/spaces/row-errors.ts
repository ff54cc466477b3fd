import { countOf } from '#app/forms/control-readers.ts'
import { DROPS, NAMED_CONTROLS } from '#app/catalogue/facts/fact-controls.ts'
import type { ControlFault } from '#app/editing/form/read-controls.ts'
import { counted } from '#app/panel/counted.ts'
import { isLevelFact } from './space-level.ts'
import { MOST_ROWS, ROW_CONTROLS, type SpaceCell, type SpaceRow, type SpaceTexts, cellsOf } from './space-rows.ts'

/** The errors of a row: one message a cell. Faults of facts without a cell in the table go into the message of the row. */
export function errorsOf(
  found: readonly ControlFault[],
  { texts, faults }: { texts: SpaceTexts; faults: SpaceRow['errors'] },
): Pick<SpaceRow, 'errors' | 'message'> {
  const errors = { ...faults }
  const ofRow: string[] = []
  for (const { control: name, message } of found) {
    if (isCovered(name, faults)) continue
    const cell = cellOf(name, texts)
    if (cell) errors[cell] ??= message
    else ofRow.push(`${NAMED_CONTROLS.find((each) => each.name === name)?.label ?? name}: ${message}`)
  }
  return { errors, message: ofRow.join(' ') || null }
}

function cellOf(control: string, texts: SpaceTexts): SpaceCell | null {
  if (isLevelFact(control)) return 'level'
  return cellsOf(texts).find((cell) => cell === control) ?? null
}

/** The form asks before it deletes facts of another type or category. Here the cell with such a fact has its own error. */
function isCovered(control: string, faults: SpaceRow['errors']): boolean {
  return DROPS.some(({ name }) => name === control) && Object.keys(faults).length > 0
}

/** The message if some rows were not saved; null if all were. */
export function wrongRowsMessage({ rows, saved }: { rows: readonly SpaceRow[]; saved: number }): string | null {
  const wrong = rows.filter(({ errors, message }) => message !== null || Object.keys(errors).length > 0).length
  if (wrong === 0) return null
  const savedText = saved === 0 ? '' : saved === 1 ? 'Se guardó 1 espacio. ' : `Se guardaron ${saved} espacios. `
  return `${savedText}${counted(wrong, 'fila tiene algo que corregir.', 'filas tienen algo que corregir.')}`
}

/** How the prices per m² followed their prices, for the notice. */
export function perM2Notice(changes: readonly string[]): { m2?: string } {
  const [one, ...others] = changes
  if (one === undefined) return {}
  return { m2: others.length === 0 ? one : `cambió en ${changes.length} espacios` }
}

/** The message for a form with more rows than the limit; null for any other. */
export function tooManyRowsMessage(form: FormData): string | null {
  const count = form.getAll(ROW_CONTROLS.id).length
  if (count <= MOST_ROWS) return null
  return `Se pueden guardar hasta ${countOf(MOST_ROWS)} filas a la vez, y son ${countOf(count)}. No se guardó ninguna.`
}
