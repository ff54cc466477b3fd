import { expect, test } from 'vitest'
import { withoutPoints } from './pointed-thousands.ts'

test.each([
  ['1.500', '1500'],
  ['85.000', '85000'],
  ['25.000.000', '25000000'],
  ['1.50', null],
  ['1.5000', null],
  ['0.500', null],
  ['.500', null],
  ['1234.500', null],
  ['1,200.500', null],
  ['1500', null],
  ['', null],
])('«%s» without dots as thousands separators is %j', (figure, plain) => {
  expect(withoutPoints(figure)).toBe(plain)
})
