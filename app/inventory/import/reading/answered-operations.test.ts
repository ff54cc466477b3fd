import { expect, test } from 'vitest'
import { withOperations } from './answered-operations.ts'

const read = (headers: string[], ...rows: string[][]) =>
  withOperations({ headers, rows: rows.map((cells, at) => ({ line: at + 2, cells })) }).rows.map(({ cells }) =>
    cells.slice(headers.length).join(),
  )

test('what is answered with yes below Venta and Renta is the operation', () => {
  expect(read(['ID', 'Venta', '¿En renta?'], ['A', 'Sí', 'No'], ['B', '', 'x'], ['C', 'X', 'X'])).toEqual([
    'Venta',
    'Renta',
    'Venta/Renta',
  ])
})

test('prices below them, or a column of the operation, stay', () => {
  expect(read(['ID', 'Venta', 'Renta'], ['A', '1,000,000', 'No'])).toEqual([''])
  expect(read(['ID', 'Operación', 'Venta'], ['A', 'Renta', 'No'])).toEqual([''])
})
