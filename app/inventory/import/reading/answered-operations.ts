import type { Table } from '#app/inventory/import/file/table.ts'
import { guessMapping } from '#app/inventory/import/mapping/guess-columns.ts'
import { headingWords } from '#app/inventory/import/mapping/heading-hints.ts'
import { answerIn } from '#app/inventory/import/mapping/worded-codes.ts'

/** Headings that ask whether it is for sale or for rent. */
const ASKED: readonly (readonly [string, RegExp])[] = [
  ['Venta', /^(?:en venta|se vende|venta|for sale|sale)\??$/],
  ['Renta', /^(?:en renta|se renta|renta|for rent|for lease|rent|lease)\??$/],
]

/** Adds a column with the operation to a table without one, from columns such as 'En venta' and 'En renta' with yes and no. */
export function withOperations(table: Table): Table {
  if (guessMapping(table).includes('category')) return table
  const asked = ASKED.flatMap(([name, words]) => {
    const at = table.headers.findIndex(
      (header, column) =>
        words.test(headingWords(header.replace(/^¿/, ''))) &&
        table.rows.some(({ cells }) => (cells[column] ?? '') !== '') &&
        table.rows.every(({ cells }) => cells[column] === '' || answerIn(String(cells[column] ?? '')) !== null),
    )
    return at === -1 ? [] : [{ name, at }]
  })
  if (asked.length === 0) return table
  const rows = table.rows.map(({ line, cells }) => {
    const named = asked.filter(({ at }) => answerIn(String(cells[at] ?? '')) === true).map(({ name }) => name)
    const own = table.headers.map((_header, at) => cells[at] ?? '')
    return { line, cells: [...own, named.join('/'), ...cells.slice(table.headers.length)] }
  })
  return { headers: [...table.headers, 'category'], rows }
}
