import { expect, test } from 'vitest'
import type { ImportCell } from '#app/inventory/import/file/table.ts'
import { withEuropeanFigures } from './european-figures.ts'

function read(...rows: ImportCell[][]) {
  const headers = ['Código', 'Precio', 'Superficie', 'Latitud']
  return withEuropeanFigures({ headers, rows: rows.map((cells, at) => ({ line: at + 2, cells })) })
}

test('«2.000» is two thousand where the other figures of the file have their points in thousands', () => {
  const { table, notes } = read(['1.001', '12.500,00', '2.000', '20.530'], ['1.002', '3.450.000', '85,5', '20.531'])
  expect(table.rows.map(({ cells }) => cells)).toEqual([
    ['1.001', '12.500,00', '2,000', '20.530'],
    ['1.002', '3.450.000', '85,5', '20.531'],
  ])
  expect(notes).toEqual([expect.stringContaining('«2.000» se lee 2,000')])
})

test.each<[string, ...ImportCell[][]]>([
  ['no other figure shows it', ['A', '450.000', '2.000', '']],
  ['one other figure is too few', ['A', '12.500,00', '2.000', '']],
  ['another one has a point before decimals', ['A', '12.500,00', '2.000', ''], ['B', '3.450.000', '85.5', '']],
])('it stays in doubt where %s', (_name, ...rows) => {
  const { table, notes } = read(...rows)
  expect([table.rows.map(({ cells }) => cells), notes]).toEqual([rows, []])
})
