import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PAGE_SIZE } from '#app/properties/search/filters.ts'
import { CARDS_APART, type CardList, chooseCovers, pairsTooNear } from './covers.ts'
import { createRandom } from './random.ts'

test('with covers enough, none comes back within so many cards of a list', () => {
  const options = Array.from({ length: PAGE_SIZE }, (_, at) => at)
  const covers = chooseCovers(
    Array.from({ length: 60 }, () => options),
    [listOf(60)],
  )
  for (const [one, other] of pairsTooNear(covers)) expect(one).not.toBe(other)
})

test('with too few, each comes as often as the others', () => {
  const covers = chooseCovers(
    Array.from({ length: 9 }, () => ['a', 'b', 'c']),
    [listOf(9)],
  )
  expect(covers.toSorted()).toEqual(['a', 'a', 'a', 'b', 'b', 'b', 'c', 'c', 'c'])
})

test('a card that has no choice moves the others', () => {
  expect(chooseCovers([['a', 'b'], ['a']], [listOf(2)])).toEqual(['b', 'a'])
})

test('the list that matters more wins', () => {
  const options = [['a'], ['a', 'b'], ['b']]
  const light = { cards: [0, 1], weight: 1 }
  const heavy = { cards: [1, 2], weight: 9 }
  expect(chooseCovers(options, [light, heavy])).toEqual(['a', 'a', 'b'])
  expect(chooseCovers(options, [light, { ...heavy, weight: 0.1 }])).toEqual(['a', 'b', 'b'])
})

test('where it matters most none comes again as long as that can be, however much else does', () => {
  const [cards, photos] = [90, CARDS_APART + 1]
  // Every card has the one with which none comes again, and some others by chance.
  const random = createRandom(3)
  const options = Array.from({ length: cards }, (_, card) => [
    ...new Set([random.int(0, photos - 1), card % photos, random.int(0, photos - 1), random.int(0, photos - 1)]),
  ])
  const heavy = listOf(cards)
  const light = Array.from({ length: 8 }, () => {
    const ranks = heavy.cards.map(() => random.fraction())
    return { cards: heavy.cards.toSorted((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0)), weight: 3 }
  })
  const covers = chooseCovers(options, [...light, heavy])
  expect(pairsTooNear(covers).filter(([one, other]) => one === other)).toEqual([])
})

test('a card without covers keeps its place in the list, cards of no list disturb nobody', () => {
  const between = Array.from({ length: CARDS_APART - 2 }, () => [])
  expect(chooseCovers([['a'], ...between, ['a', 'b']], [listOf(CARDS_APART)]).at(-1)).toBe('b')
  expect(chooseCovers([['a'], ['a']], [{ cards: [0], weight: 1 }])).toEqual(['a', 'a'])
})

test('cards of two pages are not near each other', () => {
  const cards = Array.from({ length: PAGE_SIZE + 2 }, (_, at) => at)
  const near = pairsTooNear(cards)
  expect(near).toContainEqual([PAGE_SIZE, PAGE_SIZE + 1])
  expect(near).toContainEqual([0, CARDS_APART - 1])
  expect(near).not.toContainEqual([0, CARDS_APART])
  expect(near).not.toContainEqual([PAGE_SIZE - 1, PAGE_SIZE])
})

test('every card has a cover that fits, or none where none fits', () => {
  const options = fc.uniqueArray(fc.integer({ min: 0, max: 9 }))
  fc.assert(
    fc.property(fc.array(options, { maxLength: 50 }), (cards) => {
      const covers = chooseCovers(cards, [listOf(cards.length)])
      const fitting = cards.map((fits, at) =>
        fits.length === 0 ? covers[at] === null : fits.some((each) => each === covers[at]),
      )
      expect(fitting).not.toContain(false)
    }),
    { numRuns: 30 },
  )
})

function listOf(count: number): CardList {
  return { cards: Array.from({ length: count }, (_, at) => at), weight: 10 }
}
