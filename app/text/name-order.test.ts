import { expect, test } from 'vitest'
import { byName } from './name-order.ts'

test('names stand where a reader of Spanish looks for them; equal ones by their ids', () => {
  const inOrder = ['', 'Ágora', 'arco', 'Nave 9', 'Nave 10', 'Nuez', 'ñandú', 'Ocote', 'Zona', 'Zona']
  const rows = inOrder.map((name, at) => ({ name, id: `id-${at}` }))
  expect(rows.toReversed().toSorted(byName)).toEqual(rows)
})
