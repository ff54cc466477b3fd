import { PAGE_SIZE } from '#app/properties/search/filters.ts'

/** How many cards a visitor sees before a cover may come again, in any list that has covers enough. */
export const CARDS_APART = 12

/** A card of the catalogue: the lists that it is in, and the covers that fit. Cards come as every list begins. */
export type CoveredCard<Photo> = { lists: readonly string[]; options: readonly Photo[] }

/** Rounds after the first one, which gives every card a cover; they end when no cover is too near. */
const ROUNDS = 40
/** Two cards of one page are seen together; those before and after a page's end seldom are. */
const SAME_PAGE = 4

/**
 * A cover for each card, null where none fits: the same one never within so many cards of a list where that can be had,
 * and seldom elsewhere.
 */
export function chooseCovers<Photo>(cards: readonly CoveredCard<Photo>[]): (Photo | null)[] {
  const near = nearCards(cards)
  const chosen: (Photo | null)[] = cards.map(() => null)
  for (let round = 0, crowded = true; crowded && round <= ROUNDS; round += 1) {
    crowded = false
    for (const [index, { options }] of cards.entries()) {
      // Also a cover that disturbs nobody gives way to another such one: it may be the one that a card around lacks.
      const harm = harmAround(near[index] ?? new Map(), chosen)
      chosen[index] = leastHarmful(options, harm, index + round)
      crowded ||= round === 0 || (harm.get(chosen[index]) ?? 0) > 0
    }
  }
  return chosen
}

/** How much each cover, if it came again here, would disturb the cards around. */
function harmAround<Photo>(near: ReadonlyMap<number, number>, chosen: readonly (Photo | null)[]) {
  const harm = new Map<Photo | null, number>()
  for (const [other, closeness] of near) {
    const cover = chosen[other] ?? null
    if (cover !== null) harm.set(cover, (harm.get(cover) ?? 0) + closeness)
  }
  return harm
}

/** An option that disturbs the cards around least; where several do, they take turns. */
function leastHarmful<Photo>(
  options: readonly Photo[],
  harm: ReadonlyMap<Photo | null, number>,
  turn: number,
): Photo | null {
  const least = Math.min(...options.map((photo) => harm.get(photo) ?? 0))
  const best = options.filter((photo) => (harm.get(photo) ?? 0) === least)
  return best[turn % best.length] ?? null
}

/** Of each card, the cards that are too near in some list, and how much that weighs: more on the same page. */
function nearCards<Photo>(cards: readonly CoveredCard<Photo>[]): Map<number, number>[] {
  const near = cards.map(() => new Map<number, number>())
  const lists = new Map<string, number[]>()
  for (const [index, card] of cards.entries())
    for (const name of card.lists) {
      const list = lists.get(name) ?? []
      const at = list.length
      for (const [before, other] of list.entries()) {
        if (at - before >= CARDS_APART) continue
        const weight = pageOf(at) === pageOf(before) ? SAME_PAGE : 1
        near[index]?.set(other, (near[index].get(other) ?? 0) + weight)
        near[other]?.set(index, (near[other].get(index) ?? 0) + weight)
      }
      lists.set(name, [...list, index])
    }
  return near
}

function pageOf(position: number): number {
  return Math.floor(position / PAGE_SIZE)
}
