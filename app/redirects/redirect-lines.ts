import { foldText } from '#app/text/fold-text.ts'
import type { RedirectLine } from './shown-redirects.ts'

const FROM_NAMES = ['de', 'desde', 'origen', 'from', 'source', 'direccion anterior', 'url anterior', 'old url']
const TO_NAMES = ['a', 'hacia', 'destino', 'to', 'target', 'lleva a', 'url nueva', 'new url']

/** The lines of a table with two columns, with or without their names above them. */
export function redirectLines(rows: readonly { line: number; cells: readonly unknown[] }[]): RedirectLine[] {
  const [first, ...rest] = rows
  const names = (first?.cells ?? []).map((cell) => foldText(String(cell)).trim())
  const from = names.findIndex((name) => FROM_NAMES.includes(name))
  const to = names.findIndex((name) => TO_NAMES.includes(name))
  const isNamed = from >= 0 && to >= 0
  const [fromAt, toAt] = isNamed ? [from, to] : [0, 1]
  return (isNamed ? rest : rows).map(({ line, cells }) => ({
    line,
    from: String(cells[fromAt] ?? ''),
    to: String(cells[toAt] ?? ''),
  }))
}
