import { oneLine } from '#app/forms/typed-text.ts'
import type { ImportCell } from './file/table.ts'

const LONGEST_SHOWN = 60

/** A cell as a page shows it. */
export function shortCell(cell: ImportCell | undefined): string {
  return oneLine(String(cell ?? '')).slice(0, LONGEST_SHOWN)
}
