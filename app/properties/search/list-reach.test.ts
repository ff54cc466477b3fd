import { expect, test } from 'vitest'
import { enoughToWalk, isGrouped, isWalkShorter, mostBesideWords } from './list-reach.ts'

const ALL = { chosen: 10_000, all: 10_000, compared: true }

test.each([
  ['the first page of what nearly all have', 15, { ...ALL, found: 9_000, touched: 9_000 }, true],
  ['the first page of a rare word', 15, { ...ALL, found: 20, touched: 20 }, false],
  ['the last page of a long list', 9_000, { ...ALL, found: 9_000, touched: 9_000 }, false],
  ['few of a broad word beside a filter', 15, { ...ALL, found: 30, touched: 9_000, chosen: 400 }, true],
  ['a filter that leaves many', 50, { ...ALL, found: 5_000, touched: 5_000, chosen: 5_000, compared: false }, true],
  ['a filter that leaves few', 50, { ...ALL, found: 40, touched: 40, chosen: 40, compared: false }, false],
])('%s', (_list, last, reach, expected) => {
  expect(isWalkShorter(last, reach)).toBe(expected)
})

test('with as many as are enough walking is shorter, with half of them it is not', () => {
  const enough = enoughToWalk(50, ALL)
  expect(isWalkShorter(50, { ...ALL, found: enough, touched: enough })).toBe(true)
  expect(isWalkShorter(50, { ...ALL, found: enough / 2, touched: enough / 2 })).toBe(false)
})

test('only a huge catalogue counts less of a word beside a filter', () => {
  expect([0, 200_000, 200_001].map(mostBesideWords)).toEqual([10_000, 10_000, 1_000])
})

test('each choice of a small catalogue is counted, and of a large one where few pass', () => {
  expect([isGrouped(20_000, null), isGrouped(20_001, 5_000)]).toEqual([true, true])
  expect([isGrouped(20_001, 5_001), isGrouped(20_001, null)]).toEqual([false, false])
})
