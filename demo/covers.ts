import { PAGE_SIZE } from '#app/properties/search/filters.ts'
import { type Random, createRandom } from './random.ts'

/** How many cards a visitor sees of a page before a cover may come again. */
export const CARDS_APART = 12

/** Cards as a visitor sees them one after the other, and how much it matters that no cover comes again there. */
export type CardList = { cards: readonly number[]; weight: number }

/** How often, for each card, another cover is tried, and how often in all: a huge catalogue has to be loaded too. */
const TRIES = 2000
const MOST_TRIES = 1_000_000
/** What a cover may disturb more than the best one and still be taken one time in three, at first and at last. */
const HEAT = { first: 30, last: 0.3 }
/** How many times as much as at first the lists that matter most weigh at last. */
const RULE = 21
/** How often a card changes that repeats no cover, so that others find room. */
const CALM_CHANGES = 0.05
/** How many changes mend what those lists repeat then, and for how many of them a card takes nothing back. */
const MENDS = 5000
const REST = { least: 2, most: 6 }
/** What the others lost by that they win back, without those lists losing anything. */
const POLISH = { tries: 500, heat: { first: 3, last: 0.3 }, rule: 1000 }
const SEED = 12

/** How much each cover would disturb on each card, with the covers that all have by now. */
type Harm = { at: (card: number, cover: number) => number; move: (card: number, from: number, to: number) => void }

type Board = {
  /** Of each card, the covers that fit, by number. */
  fitting: readonly (readonly number[])[]
  /** Those that have a choice. */
  free: readonly number[]
  covers: (number | null)[]
  /** In the lists that matter most, and in all others. */
  ruling: Harm
  others: Harm
}

/**
 * A cover for each card, null where none fits: the same one as seldom as can be found within so many cards of a page of
 * these lists, and never where it matters most, if that can be.
 * @param options of each card, the covers that fit
 */
export function chooseCovers<Photo>(
  options: readonly (readonly Photo[])[],
  lists: readonly CardList[],
): (Photo | null)[] {
  const photos = [...new Set(options.flat())]
  const numbers = new Map(photos.map((photo, number) => [photo, number]))
  const fitting = options.map((each) => each.flatMap((photo) => numbers.get(photo) ?? []))
  const covers = fitting.map((each, card) => each[card % each.length] ?? null)
  const most = lists.reduce((weight, list) => Math.max(weight, list.weight), 0)
  const heaviest = lists.filter(({ weight }) => weight === most)
  const lighter = lists.filter(({ weight }) => weight > 0 && weight < most)
  const free = fitting.flatMap((each, card) => (each.length > 1 ? [card] : []))
  const [ruling, others] = [harmIn(heaviest, covers, photos.length), harmIn(lighter, covers, photos.length)]
  const board = { fitting, free, covers, ruling, others }
  const random = createRandom(SEED)
  anneal(random, board, { tries: TRIES, heat: HEAT, ruleAt: (progress) => 1 + (RULE - 1) * progress ** 2 })
  if (repeatingIn(board).length > 0) {
    mend(random, board)
    anneal(random, board, { ...POLISH, ruleAt: () => POLISH.rule })
  }
  return board.covers.map((cover) => (cover === null ? null : (photos[cover] ?? null)))
}

/** `ruleAt`: how many times their weight the lists that matter most weigh after such a part of the tries. */
type Annealing = { tries: number; heat: typeof HEAT; ruleAt: (progress: number) => number }

/** Card after card that repeats a cover takes one by chance, the likelier the less it disturbs, ever more strictly so. */
function anneal(random: Random, board: Board, { tries: each, heat: heats, ruleAt }: Annealing) {
  const { fitting, free, covers, ruling, others } = board
  const tries = Math.min(free.length * each, MOST_TRIES)
  for (let done = 0; done < tries; done += 1) {
    const card = random.pick(free)
    const now = covers[card] ?? 0
    if (ruling.at(card, now) + others.at(card, now) === 0 && !random.chance(CALM_CHANGES)) continue
    const heat = heats.first * (heats.last / heats.first) ** (done / tries)
    const rule = ruleAt(done / tries)
    change(
      board,
      card,
      pickMild(random, fitting[card] ?? [], (cover) => rule * ruling.at(card, cover) + others.at(card, cover), heat),
    )
  }
}

/** One of these covers, the likelier the less it disturbs. It is asked a million times: nothing is kept for it. */
function pickMild(random: Random, covers: readonly number[], harmOf: (cover: number) => number, heat: number): number {
  let least = Infinity
  for (const cover of covers) least = Math.min(least, harmOf(cover))
  let odds = 0
  for (const cover of covers) odds += Math.exp((least - harmOf(cover)) / heat)
  let left = odds * random.fraction()
  for (const cover of covers) {
    left -= Math.exp((least - harmOf(cover)) / heat)
    if (left < 0) return cover
  }
  return covers.at(-1) ?? 0
}

/**
 * A tabu search: a card that repeats a cover in the lists that matter most takes another one, the best there is, even if
 * it is for the worse, and takes nothing back for a while. What repeats least of all that it comes upon is kept.
 */
function mend(random: Random, board: Board) {
  const { fitting, covers, ruling, others } = board
  const rests = new Map<string, number>()
  let [fewest, kept] = [Infinity, [...covers]]
  for (let done = 0; done < MENDS; done += 1) {
    const repeating = repeatingIn(board)
    if (repeating.length === 0) return
    if (repeating.length < fewest) [fewest, kept] = [repeating.length, [...covers]]
    const card = random.pick(repeating)
    const now = covers[card] ?? 0
    const open = (fitting[card] ?? []).filter((each) => each !== now && (rests.get(`${card} ${each}`) ?? 0) <= done)
    const harm = (each: number) => RULE * ruling.at(card, each) + others.at(card, each)
    const [best] = open.toSorted((a, b) => harm(a) - harm(b))
    if (best === undefined) continue
    rests.set(`${card} ${now}`, done + random.int(REST.least, REST.most))
    change(board, card, best)
  }
  for (const [card, cover] of kept.entries()) if (cover !== null) change(board, card, cover)
}

function repeatingIn({ free, covers, ruling }: Board): number[] {
  return free.filter((card) => ruling.at(card, covers[card] ?? 0) > 0)
}

function change({ covers, ruling, others }: Board, card: number, cover: number) {
  const now = covers[card] ?? 0
  if (cover === now) return
  ruling.move(card, now, cover)
  others.move(card, now, cover)
  covers[card] = cover
}

function harmIn(lists: readonly CardList[], covers: readonly (number | null)[], photos: number): Harm {
  const near = nearCards(covers.length, lists)
  const harms = new Float64Array(covers.length * photos)

  function spread(card: number, cover: number, sign: 1 | -1) {
    for (const [other, weight] of near[card] ?? []) {
      const place = other * photos + cover
      harms[place] = (harms[place] ?? 0) + sign * weight
    }
  }

  for (const [card, cover] of covers.entries()) if (cover !== null) spread(card, cover, 1)
  return {
    at: (card, cover) => harms[card * photos + cover] ?? 0,
    move(card, from, to) {
      spread(card, from, -1)
      spread(card, to, 1)
    },
  }
}

/** Of each card, those too near on some page, and how much that weighs. */
function nearCards(count: number, lists: readonly CardList[]): (readonly [card: number, weight: number])[][] {
  const near = Array.from({ length: count }, () => new Map<number, number>())
  for (const { cards, weight } of lists)
    for (const [one, other] of pairsTooNear(cards)) {
      near[one]?.set(other, (near[one].get(other) ?? 0) + weight)
      near[other]?.set(one, (near[other].get(one) ?? 0) + weight)
    }
  return near.map((weights) => [...weights])
}

/** Those of a list that stand on the same page within so many cards of each other. */
export function pairsTooNear<Card>(cards: readonly Card[]): [Card, Card][] {
  return cards.flatMap((one, at) => {
    const pageEnd = at - (at % PAGE_SIZE) + PAGE_SIZE
    return cards.slice(at + 1, Math.min(at + CARDS_APART, pageEnd)).map((other): [Card, Card] => [one, other])
  })
}
