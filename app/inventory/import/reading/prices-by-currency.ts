import type { ImportCell, Table } from '#app/inventory/import/file/table.ts'
import { guessMapping, targetOfHeader } from '#app/inventory/import/mapping/guess-columns.ts'
import { headingHints } from '#app/inventory/import/mapping/heading-hints.ts'

/**
 * The table with the prices of one operation in one column where it has one for each currency: 'Precio MN', 'Precio USD'. A
 * row that fills both keeps the first.
 */
export function withOneCurrency(table: Table): { table: Table; notes: string[] } {
  const { headers, rows } = table
  const mapping = guessMapping(table)
  const priced = headers.map((header) => {
    const { currency, category, base } = headingHints(header)
    return targetOfHeader(header) === 'price' && currency !== null ? { currency, kind: `${category} ${base}` } : null
  })
  const one = mapping.findIndex((target, at) => target === 'price' && priced[at])
  const other = priced.findIndex(
    (price, at) =>
      price && mapping[at] === null && price.kind === priced[one]?.kind && price.currency !== priced[one]?.currency,
  )
  const currency = priced[other]?.currency
  if (one === -1 || other === -1 || currency === undefined) return { table, notes: [] }
  const isFilled = (cell: ImportCell = '') => cell !== '' && cell !== 0 && !/^[-0.\s]*$/.test(String(cell))
  const merged = new Set(rows.filter(({ cells }) => !isFilled(cells[one]) && isFilled(cells[other])))
  if (merged.size === 0) return { table, notes: [] }
  return {
    table: {
      headers,
      rows: rows.map((row) => {
        if (!merged.has(row)) return row
        const cell = row.cells[other] ?? ''
        return { line: row.line, cells: row.cells.with(one, `${cell} ${currency}`) }
      }),
    },
    notes: [`Donde «${headers[one]}» está vacía, el precio es el de «${headers[other]}», en ${currency}.`],
  }
}
