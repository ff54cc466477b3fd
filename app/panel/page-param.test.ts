import { expect, test } from 'vitest'
import { pageIn } from './page-param.ts'

test.each([
  ['', 1],
  ['page=3', 3],
  ['page=0', 1],
  ['page=-2', 1],
  ['page=1.5', 1],
  ['page=abc', 1],
  ['page=9e99', 1],
])('the address ?%s is page %i', (query, expected) => {
  expect(pageIn(new URLSearchParams(query))).toBe(expected)
})
