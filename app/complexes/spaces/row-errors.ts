import { DROPS, NAMED_CONTROLS } from '#app/catalogue/facts/fact-controls.ts'
import type { ControlFault } from '#app/editing/form/check-property.ts'
import { isLevelFact } from './space-level.ts'
import { type SpaceCell, type SpaceRow, type SpaceTexts, cellsOf } from './space-rows.ts'

/** What is wrong with a row: one sentence a cell; what has no cell in the table is told of the row, by its name. */
export function errorsOf(
  found: readonly ControlFault[],
  { texts, faults }: { texts: SpaceTexts; faults: SpaceRow['errors'] },
): Pick<SpaceRow, 'errors' | 'message'> {
  const errors = { ...faults }
  const others: string[] = []
  for (const { control: name, message } of found) {
    if (isAsked(name, faults)) continue
    const cell = cellOf(name, texts)
    if (cell) errors[cell] ??= message
    else others.push(`${NAMED_CONTROLS.find((each) => each.name === name)?.label ?? name}: ${message}`)
  }
  return { errors, message: others.join(' ') || null }
}

function cellOf(control: string, texts: SpaceTexts): SpaceCell | null {
  if (isLevelFact(control)) return 'level'
  return cellsOf(texts).find((cell) => cell === control) ?? null
}

/** The form asks whether what another type or category has may go; here the cell that has it says so already. */
function isAsked(control: string, faults: SpaceRow['errors']): boolean {
  return DROPS.some(({ name }) => name === control) && Object.keys(faults).length > 0
}
