import type { Table } from '#app/inventory/import/file/table.ts'
import { guessMapping } from '#app/inventory/import/mapping/guess-columns.ts'
import { type Target, factOfTarget } from '#app/inventory/import/mapping/targets.ts'

/** '2.000' could be two or two thousand. */
const UNCLEAR = /^\$? ?\d{1,3}\.\d{3}$/
/** '12.500,00', '3.450.000' and '85,5' have a point between thousands and a comma before decimals; '12,500' may have either. */
const EUROPEAN = /^\$? ?\d{1,3}(?:(?:\.\d{3})+,\d{1,2}|(?:\.\d{3}){2,})$|^\$? ?\d+,\d{1,2}$/
/** '12.5', '1,234.50', '1,250,000'. */
const OTHERWISE = /^\$? ?(?:\d{1,3}(?:,\d{3})*\.(?:\d{1,2}|\d{4,})|\d{1,3}(?:,\d{3}){2,}|\d{4,}\.\d+)$/
/** The fewest figures that show how a file writes them. */
const FEWEST = 2

/**
 * The table with '2.000' as '2,000' where all its other figures have a point between thousands, and the sentence about it.
 * Only prices and surfaces are read so.
 */
export function withEuropeanFigures(table: Table): { table: Table; notes: string[] } {
  const measured = guessMapping(table).map((target) => target !== null && isAmount(target))
  const isFigure = (cell: unknown, at: number): cell is string =>
    measured[at] === true && typeof cell === 'string' && cell.length <= 30
  let [shown, first] = [0, '']
  for (const { cells } of table.rows)
    for (const [at, cell] of cells.entries()) {
      if (!isFigure(cell, at)) continue
      const text = cell.trim()
      if (OTHERWISE.test(text)) return { table, notes: [] }
      if (EUROPEAN.test(text)) shown += 1
      else if (UNCLEAR.test(text)) first ||= text
    }
  if (shown < FEWEST || first === '') return { table, notes: [] }
  const read = (cell: string) => (UNCLEAR.test(cell.trim()) ? cell.replace('.', ',') : cell)
  const rows = table.rows.map(({ line, cells }) => ({
    line,
    cells: cells.map((cell, at) => (isFigure(cell, at) ? read(cell) : cell)),
  }))
  return {
    table: { headers: table.headers, rows },
    notes: [`Las cantidades del archivo llevan punto en los miles: «${first}» se lee ${first.replace('.', ',')}.`],
  }
}

function isAmount(target: Target): boolean {
  const fact = factOfTarget(target)
  return fact?.kind === 'money' || fact?.kind === 'price' || (fact?.kind === 'figure' && fact.unit === 'm²')
}
