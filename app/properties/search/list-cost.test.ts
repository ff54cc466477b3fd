import { expect, test } from 'vitest'
import { isGrouped, isSoonerAmongHits, isWalkShorter, likelyTotal, mostBesideWords } from './list-cost.ts'

const ALL = { chosen: 10_000, all: 10_000, compared: true }

test.each([
  ['the first page of what nearly all have', 15, { ...ALL, found: 9_000, touched: 9_000 }, true],
  ['the first page of a rare word', 15, { ...ALL, found: 20, touched: 20 }, false],
  ['the last page of a long list', 9_000, { ...ALL, found: 9_000, touched: 9_000 }, false],
  ['few of a broad word beside a filter', 15, { ...ALL, found: 30, touched: 9_000, chosen: 400 }, true],
  ['a filter that leaves many', 50, { ...ALL, found: 5_000, touched: 5_000, chosen: 5_000, compared: false }, true],
  ['a filter that leaves few', 50, { ...ALL, found: 40, touched: 40, chosen: 40, compared: false }, false],
])('%s', (_list, last, cost, expected) => {
  expect(isWalkShorter(last, cost)).toBe(expected)
})

test('a word that fewer than half have is gathered before a walk by a figure; where nothing is compared, nothing', () => {
  expect(isSoonerAmongHits({ ...ALL, found: 2_000, touched: 4_000 })).toBe(true)
  expect(isSoonerAmongHits({ ...ALL, found: 2_000, touched: 5_000 })).toBe(false)
  expect(isSoonerAmongHits({ ...ALL, found: 2_000, touched: 2_000, compared: false })).toBe(false)
})

test('what was counted to its end is told as it is, the rest by how far the counting came', () => {
  expect(likelyTotal({ total: 900, last: 40_000 }, 1_000, 50_000)).toBe(900)
  expect(likelyTotal({ total: 1_001, last: 10_000 }, 1_000, 50_000)).toBe(5_005)
  // Of rows that came in another order nothing is known, and no number is beyond the last.
  expect(likelyTotal({ total: 1_001, last: null }, 1_000, 50_000)).toBe(1_001)
  expect(likelyTotal({ total: 1_001, last: 60_000 }, 1_000, 50_000)).toBe(1_001)
})

test('only a huge catalogue counts less of a word beside a filter', () => {
  expect([0, 200_000, 200_001].map(mostBesideWords)).toEqual([10_000, 10_000, 1_000])
})

test('each choice of a small catalogue is counted, and of a large one where few pass', () => {
  expect([isGrouped(20_000, null), isGrouped(20_001, 5_000)]).toEqual([true, true])
  expect([isGrouped(20_001, 5_001), isGrouped(20_001, null)]).toEqual([false, false])
})
