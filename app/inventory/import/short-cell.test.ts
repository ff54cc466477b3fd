import { expect, test } from 'vitest'
import { shortCell } from './short-cell.ts'

test.each([
  ['Nave\nnorte', 'Nave norte'],
  ['x'.repeat(60), 'x'.repeat(60)],
  [`${'x'.repeat(58)} y más`, `${'x'.repeat(58)}…`],
  [undefined, ''],
])('a cell is shown in one line, and a cut one says so', (cell, shown) => {
  expect(shortCell(cell)).toBe(shown)
})
