import { PAGE_SIZE } from '#app/properties/search/filters.ts'
import { createRandom } from './random.ts'

/** How many cards a visitor sees of a page before a cover may come again. */
export const CARDS_APART = 12

/** Cards as a visitor sees them one after the other, and how much it matters that no cover comes again there. */
export type CardList = { cards: readonly number[]; weight: number }

/** How often, for each card, another cover is tried, and how often in all: a huge catalogue has to be loaded too. */
const TRIES = 2000
const MOST_TRIES = 1_000_000
/** What a try may weigh for the worse and still be kept one time in three, at first and at last. */
const HEAT = { first: 100, last: 0.3 }
const SEED = 12

type Near = ReadonlyMap<number, number>

/**
 * A cover for each card, null where none fits: the same one as seldom as can be found within so many cards of a page of
 * these lists. It begins by chance and anneals: a change for the worse is kept ever more seldom.
 * @param options of each card, the covers that fit
 */
export function chooseCovers<Photo>(
  options: readonly (readonly Photo[])[],
  lists: readonly CardList[],
): (Photo | null)[] {
  const photos = [...new Set(options.flat())]
  const fitting = options.map((each) => each.map((photo) => photos.indexOf(photo)))
  const near = nearCards(options.length, lists)
  /** Of each card, how much each photo would disturb there. */
  const harm = options.map(() => new Float64Array(photos.length))
  const chosen = fitting.map((each, card) => each[card % each.length] ?? null)

  function spread(card: number, photo: number | null, sign: 1 | -1) {
    if (photo === null) return
    for (const [other, weight] of near[card] ?? []) {
      const at = harm[other]
      if (at) at[photo] = (at[photo] ?? 0) + sign * weight
    }
  }

  for (const [card, photo] of chosen.entries()) spread(card, photo, 1)
  const random = createRandom(SEED)
  const free = fitting.flatMap((each, card) => (each.length > 1 ? [card] : []))
  const tries = Math.min(free.length * TRIES, MOST_TRIES)
  for (let done = 0; done < tries; done += 1) {
    const heat = HEAT.first * (HEAT.last / HEAT.first) ** (done / tries)
    const card = random.pick(free)
    const photo = random.pick(fitting[card] ?? [])
    const now = chosen[card] ?? null
    if (photo === now || now === null) continue
    const worse = (harm[card]?.[photo] ?? 0) - (harm[card]?.[now] ?? 0)
    if (worse > 0 && random.fraction() >= Math.exp(-worse / heat)) continue
    spread(card, now, -1)
    spread(card, photo, 1)
    chosen[card] = photo
  }
  return chosen.map((photo) => (photo === null ? null : (photos[photo] ?? null)))
}

/** Of each card, the cards that are too near on some page, and how much that weighs. */
function nearCards(count: number, lists: readonly CardList[]): Near[] {
  const near = Array.from({ length: count }, () => new Map<number, number>())
  for (const { cards, weight } of lists)
    for (const [one, other] of pairsTooNear(cards)) {
      near[one]?.set(other, (near[one].get(other) ?? 0) + weight)
      near[other]?.set(one, (near[other].get(one) ?? 0) + weight)
    }
  return near
}

/** Those of a list that stand on the same page within so many cards of each other. */
export function pairsTooNear<Card>(cards: readonly Card[]): [Card, Card][] {
  return cards.flatMap((one, at) => {
    const pageEnd = at - (at % PAGE_SIZE) + PAGE_SIZE
    return cards.slice(at + 1, Math.min(at + CARDS_APART, pageEnd)).map((other): [Card, Card] => [one, other])
  })
}
