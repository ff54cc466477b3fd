import { expect, test } from 'vitest'
import { byName } from './name-order.ts'

test('names are in Spanish alphabetical order, and equal ones in the order of their ids', () => {
  const inOrder = ['', 'Ágora', 'arco', 'Nave 9', 'Nave 10', 'Nuez', 'ñandú', 'Ocote', 'Zona', 'Zona']
  const rows = inOrder.map((name, at) => ({ name, id: `id-${at}` }))
  expect(rows.toReversed().toSorted(byName)).toEqual(rows)
})
