import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MOST_ATTEMPTS, retryAt } from './retry.ts'

const NOW = new Date('2026-11-20T18:00:00Z')

function secondsUntil(attempts: number, chance: number): number {
  const again = retryAt(attempts, NOW, chance)
  return again ? (again.getTime() - NOW.getTime()) / 1000 : Number.NaN
}

test('each wait is twice the one before, up to six hours', () => {
  const waits = [1, 2, 3, 4, 5, 8, 10, 11, 12, 23].map((attempts) => secondsUntil(attempts, 0))
  expect(waits).toEqual([30, 60, 120, 240, 480, 3840, 15_360, 21_600, 21_600, 21_600])
})

test('chance makes a wait longer by a fifth at most, never shorter', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: MOST_ATTEMPTS - 1 }),
      fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
      (attempts, chance) => {
        const shortest = secondsUntil(attempts, 0)
        expect(secondsUntil(attempts, chance)).toBeGreaterThanOrEqual(shortest)
        expect(secondsUntil(attempts, chance)).toBeLessThanOrEqual(shortest * 1.2)
      },
    ),
  )
})

test('after the last attempt it is given up', () => {
  expect(retryAt(MOST_ATTEMPTS - 1, NOW, 0)).not.toBeNull()
  expect(retryAt(MOST_ATTEMPTS, NOW, 0)).toBeNull()
  expect(retryAt(3, NOW, 0, 3)).toBeNull()
})

test('an outage of an hour is over within the next hour, one of three days before it is given up', () => {
  const tried = [0]
  for (let attempts = 1; attempts < MOST_ATTEMPTS; attempts++)
    tried.push(Number(tried.at(-1)) + secondsUntil(attempts, 0.99))
  expect(tried.find((second) => second >= 3600)).toBeLessThan(2 * 3600)
  expect(tried.at(-1)).toBeGreaterThan(3 * 86_400)
})
