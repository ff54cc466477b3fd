import { expect, test } from 'vitest'
import { withOneCurrency } from './prices-by-currency.ts'

const table = (headers: string[], ...rows: (string | number)[][]) => ({
  headers,
  rows: rows.map((cells, at) => ({ line: at + 2, cells })),
})

test('a row without a price in one currency has that of the other, with its currency', () => {
  const { table: read, notes } = withOneCurrency(
    table(['ID', 'Precio MN', 'Precio USD'], ['A', 100, ''], ['B', '', 200], ['C', 300, 15], ['D', '-', 'USD 9']),
  )
  expect(read.rows.map(({ cells }) => cells[1])).toEqual([100, '200 USD', 300, 'USD 9 USD'])
  expect(notes).toHaveLength(1)
})

test('prices of two operations, or a price by m², are no price in another currency', () => {
  for (const headers of [
    ['ID', 'Venta MN', 'Renta USD'],
    ['ID', 'Precio MN', 'USD/m2'],
  ]) {
    const whole = table(headers, ['A', '', 5])
    expect(withOneCurrency(whole)).toEqual({ table: whole, notes: [] })
  }
})
