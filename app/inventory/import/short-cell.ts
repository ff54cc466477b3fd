import { oneLine } from '#app/forms/typed-text.ts'
import type { ImportCell } from './file/table.ts'

const LONGEST_SHOWN = 60

/** A cell as a page shows it, in one line; '…' stands for the rest of a long one. */
export function shortCell(cell: ImportCell | undefined): string {
  const text = oneLine(String(cell ?? ''))
  return text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN - 1).trimEnd()}…` : text
}
