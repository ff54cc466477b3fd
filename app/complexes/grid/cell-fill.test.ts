import { expect, test } from 'vitest'
import { readPasted } from './cell-fill.ts'

test.each([
  ['area', '1200.5 m²', '1,200.5'],
  ['area', '85.129', '85.129'],
  ['price', '$31450.005', '31,450.005'],
  ['price', '31450.5000', '31,450.50'],
  ['area', '1,200.500', '1,200.50'],
  ['area', '85.000 m²', '85.000'],
  ['price', '25.000', '25.000'],
  ['occupation', '0.755', '0.755'],
  ['depositMonths', '1.5 meses', '1.5'],
  ['availableFrom', '1/3/2027', '1 mar 2027'],
  ['area', '85 a 90', null],
] as const)('pasted into the cell %s, «%s» becomes %j', (cell, pasted, value) => {
  expect(readPasted(cell, pasted)).toBe(value)
})
