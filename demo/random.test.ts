import { expect, test } from 'vitest'
import { createRandom } from './random.ts'

test('the same seed gives the same sequence, another seed another one', () => {
  const sequence = (seed: number) => {
    const random = createRandom(seed)
    return Array.from({ length: 50 }, () => random.int(0, 1_000_000))
  }
  expect(sequence(7)).toEqual(sequence(7))
  expect(sequence(7)).not.toEqual(sequence(8))
})

test('every number of a range comes up, and none beyond it', () => {
  const random = createRandom(1)
  const seen = new Set(Array.from({ length: 500 }, () => random.int(3, 6)))
  expect([...seen].toSorted()).toEqual([3, 4, 5, 6])
})

test('steps are multiples that lie in the range', () => {
  const random = createRandom(2)
  const seen = new Set(Array.from({ length: 200 }, () => random.step(12, 31, 5)))
  expect([...seen].toSorted((a, b) => a - b)).toEqual([15, 20, 25, 30])
})

test('weights decide how often something comes up; what weighs nothing never does', () => {
  const random = createRandom(3)
  const drawn = Array.from({ length: 4000 }, () =>
    random.weighted([
      ['often', 9],
      ['seldom', 1],
      ['never', 0],
    ] as const),
  )
  expect(drawn).not.toContain('never')
  expect(drawn.filter((each) => each === 'seldom').length).toBeGreaterThan(300)
  expect(drawn.filter((each) => each === 'seldom').length).toBeLessThan(500)
})

test('options take turns: all of them, before one comes again', () => {
  const random = createRandom(4)
  const options = ['a', 'b', 'c', 'd']
  for (let round = 0; round < 5; round += 1)
    expect(options.map(() => random.turn('letters', options)).toSorted()).toEqual(options)
})

test('there is nothing to choose from an empty list', () => {
  expect(() => createRandom(5).pick([])).toThrow(RangeError)
})
