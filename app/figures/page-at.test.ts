import { expect, test } from 'vitest'
import { pageAt } from './page-at.ts'

test.each([
  ['a list without rows has one page', 1, 0, [1, 1, 0]],
  ['of which there is no second', 7, 0, [1, 1, 0]],
  ['rows that fill a page leave no other', 2, 50, [1, 1, 0]],
  ['one row more has a page of its own', 2, 51, [2, 2, 50]],
  ['in the middle', 2, 149, [2, 3, 50]],
  ['beyond the last there is the last', Number.MAX_SAFE_INTEGER, 149, [3, 3, 100]],
] as const)('%s', (_rule, asked, rows, [page, pages, offset]) => {
  expect(pageAt(asked, { rows, size: 50 })).toEqual({ page, pages, offset })
})
