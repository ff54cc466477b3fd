import { NAMED_CONTROLS } from '#app/properties/facts/fact-controls.ts'
import { SPACE_CELLS, type SpaceCell, type SpaceRow } from './space-rows.ts'

type Issue = { path: readonly PropertyKey[]; message: string }

/** What is wrong with a row: one sentence a cell; what has no cell in the table is told of the row, by its name. */
export function errorsOf(issues: readonly Issue[], levelFault: string | null): Pick<SpaceRow, 'errors' | 'message'> {
  const errors: SpaceRow['errors'] = levelFault === null ? {} : { level: levelFault }
  const others: string[] = []
  for (const { path, message } of issues) {
    const name = String(path[0])
    const cell = cellOf(name)
    if (cell) errors[cell] ??= message
    else others.push(`${NAMED_CONTROLS.find((control) => control.name === name)?.label ?? name}: ${message}`)
  }
  return { errors, message: others.join(' ') || null }
}

function cellOf(control: string): SpaceCell | null {
  if (control === 'shopLevel' || control === 'floorNumber') return 'level'
  return SPACE_CELLS.find((cell) => cell === control) ?? null
}
