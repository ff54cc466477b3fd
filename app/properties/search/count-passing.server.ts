import {
  type CountedRows,
  type Passing,
  countByIndex,
  countCompared,
  countFacts,
  countHits,
} from '#app/db/count-hits.server.ts'
import { indexedFacts } from '#app/db/fact-index.server.ts'
import type { Means, TextQuery } from '#app/db/searched-text.server.ts'
import type { Store } from '#app/db/store.server.ts'
import type { PropertyType } from '#app/properties/vocabulary.ts'
import { type Chosen, type ListedGroup, groupsOf, totalOf } from './kept-counts.server.ts'
import {
  HITS_PER_COMPARED,
  MOST_HITS_GROUPED,
  type ListCost,
  isGrouped,
  isSoonerAmongHits,
  isWalkShorter,
  likelyTotal,
  mostBesideWords,
} from './list-cost.ts'
import type { Counted } from './listing-page.ts'

/** Hits of a word that are counted at most to choose the way to count what is beside it. */
const BROAD = 20_000

type Asked = {
  texts: TextQuery
  /** Whether nothing but the texts is asked for. */
  isOnlyText: boolean
  /** How many properties the closed filters leave, of how many. */
  chosen: number
  all: number
  passes: Passing
}

/**
 * A count, and what is known of the ways to the list; `hits`: how many have the texts, whatever else is asked for; null
 * where that is not known. `groups`: what passes all but the closed filters, by these; null where it was not grouped.
 */
export type CountedList = Counted & ListCost & { hits: number | null; groups: readonly ListedGroup[] | null }

/** What goes by the closed filters alone: it is counted already. */
export function countedAlready({ chosen, all }: { chosen: number; all: number }): CountedList {
  const known = { found: chosen, touched: chosen, chosen, all, compared: false, hits: null, groups: null }
  return { total: chosen, isMore: false, ...known }
}

/** Counts what passes, up to `most`: in the text index alone, else where fewer rows are. */
export async function countPassing(store: Store, asked: Asked, most: number): Promise<CountedList> {
  const { texts, isOnlyText, chosen, all, passes } = asked
  const compared = texts.groups.length > 0
  const looked = isOnlyText ? most : Math.min(chosen * HITS_PER_COMPARED, BROAD)
  const hits = await countByIndex(store, texts, looked + 1)
  const upTo = (bound: number, counted: CountedRows) => {
    const found = likelyTotal(counted, bound, all)
    const known = { found, touched: hits ? likelyTotal(hits, looked, all) : found, chosen, all, compared, groups: null }
    const total = Math.min(counted.total, bound)
    return { total, isMore: counted.total > bound, hits: hits && hits.total <= looked ? hits.total : null, ...known }
  }
  if (hits && isOnlyText) return upTo(most, hits)
  const bound = isOnlyText || !compared ? most : Math.min(most, mostBesideWords(all))
  // Where the words are in far more properties than the rest leaves, those are compared one by one.
  const isBroader = hits && hits.total > chosen * HITS_PER_COMPARED
  const counted = isBroader ? countCompared(store, passes, bound + 1) : countHits(store, texts, passes, bound + 1)
  return upTo(bound, await counted)
}

type AskedOfType = {
  type: PropertyType
  closed: Chosen
  /** How many available properties the closed filters leave, of how many. */
  chosen: number
  all: number
  passes: Passing
  /** The same without the closed filters but the type. */
  passesBeside: Passing
  /** Whether facts are looked for in texts too, which takes its time once more. */
  isTextToo: boolean
}

/** Counts what passes of one type, whose facts are asked for, up to `most`, and where it is not too much groups it. */
export async function countOfType(store: Store, asked: AskedOfType, most: number): Promise<CountedList> {
  const { type, closed, chosen, all, passes, passesBeside, isTextToo } = asked
  const group = (limit?: number) => groupsOf(store, indexedFacts(store, type), passesBeside('index'), limit)
  // Where few pass, their groups tell how many, too: one reading of the index instead of two.
  const few = chosen === 0 || isTextToo ? null : await group(MOST_HITS_GROUPED + 1)
  if (few && totalOf(few, {}) <= MOST_HITS_GROUPED)
    return countedByGroups({ groups: few, counted: totalOf(few, closed), all }, most)
  const counted = chosen === 0 ? 0 : await countFacts(store, type, passes, most + 1)
  const isAsked = isGrouped(all, counted > most || isTextToo ? null : counted)
  return countedByGroups({ groups: isAsked ? await group() : null, counted, all }, most)
}

/** What was counted of a type, up to `most`; with what passes all but the closed filters, where they are offered. */
export function countedByGroups(
  { groups, counted, all }: Pick<CountedList, 'groups' | 'all'> & { counted: number },
  most: number,
): CountedList {
  const isMore = counted > most
  const countedList = { ...countedAlready({ chosen: Math.min(counted, most), all }), isMore }
  return isGrouped(all, isMore ? null : counted) ? { ...countedList, groups } : countedList
}

/**
 * The way to a page of what was counted.
 * @param last place of the page's last row in the list
 * @param isByFigure whether it is ordered by price or size
 */
export function meansOf(countedList: CountedList, last: number, isByFigure = false): Means {
  if (!isWalkShorter(last, countedList)) return 'index'
  return isByFigure && isSoonerAmongHits(countedList) ? 'among' : 'compare'
}
