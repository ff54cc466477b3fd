import { expect, test } from 'vitest'
import { isReversed } from './figure-range-order.ts'

test.each([
  ['5,000', '100', true],
  ['100', '5,000', false],
  ['900', '900', false],
  ['', '100', false],
  ['5', '', false],
  ['x', '1', false],
])('a range from %j to %j is reversed: %s', (least, most, reversed) => expect(isReversed([least, most])).toBe(reversed))
