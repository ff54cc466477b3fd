import { expect, test } from 'vitest'
import { nextCode } from './next-code.ts'

test.each([
  ['PROP-469', ['PROP-469', 'PROP-012'], 'PROP-470'],
  ['PROP-012', ['PROP-469', 'prop-471', 'LOTE-900', null], 'PROP-472'],
  ['PROP-012', ['prop 480', '#PROP481'], 'PROP-482'],
  ['PROP-009', [], 'PROP-010'],
  ['PROP-999', [], 'PROP-1000'],
  ['L2-07', ['L3-99'], 'L2-08'],
  ['470', ['12'], '471'],
  ['Bodega Norte', ['PROP-469'], ''],
  [null, ['PROP-469'], ''],
])('after %j among %j comes %j', (code, codes, next) => {
  expect(nextCode(code, codes)).toBe(next)
})
