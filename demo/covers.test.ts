import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CARDS_APART, chooseCovers } from './covers.ts'

test('with covers enough, none comes back within so many cards of a list', () => {
  const options = Array.from({ length: CARDS_APART }, (_, at) => at)
  const covers = chooseCovers(Array.from({ length: 60 }, () => ({ lists: ['all'], options })))
  for (const [at, cover] of covers.entries()) expect(covers.slice(at + 1, at + CARDS_APART)).not.toContain(cover)
})

test('with too few, each comes as often as the others', () => {
  const covers = chooseCovers(Array.from({ length: 9 }, () => ({ lists: ['all'], options: ['a', 'b', 'c'] })))
  expect(covers.toSorted()).toEqual(['a', 'a', 'a', 'b', 'b', 'b', 'c', 'c', 'c'])
})

test('a card that has no choice moves the others', () => {
  const free = { lists: ['all'], options: ['a', 'b'] }
  expect(chooseCovers([free, { lists: ['all'], options: ['a'] }])).toEqual(['b', 'a'])
})

test('a card without covers keeps its place in the list, cards of no list disturb nobody', () => {
  const first = { lists: ['all'], options: ['a'] }
  const without = { lists: ['all'], options: [] }
  const between = Array.from({ length: CARDS_APART - 2 }, () => without)
  expect(chooseCovers([first, ...between, { lists: ['all'], options: ['a', 'b'] }]).at(-1)).toBe('b')
  expect(chooseCovers([first, { lists: [], options: ['a'] }])).toEqual(['a', 'a'])
})

test('every card has a cover that fits, or none where none fits', () => {
  const card = fc.record({
    lists: fc.uniqueArray(fc.constantFrom('x', 'y', 'z')),
    options: fc.uniqueArray(fc.integer({ min: 0, max: 9 })),
  })
  fc.assert(
    fc.property(fc.array(card, { maxLength: 50 }), (cards) => {
      const covers = chooseCovers(cards)
      const fitting = cards.map(({ options }, at) =>
        options.length === 0 ? covers[at] === null : options.some((each) => each === covers[at]),
      )
      expect(fitting).not.toContain(false)
    }),
  )
})
