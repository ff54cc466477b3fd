/** Properties of a list that are counted one by one, and that its pages reach: nobody reads 667 pages. */
export const MOST_COUNTED = 10_000
/**
 * In a catalogue beyond this size all of it is not gathered at once, which would take longer than a list may, and fewer
 * are found of a word beside a filter.
 */
export const HUGE = 200_000
const MOST_BESIDE_WORDS = 1_000

// Costs, in the time that one hit of a text index takes, with its columns, to be collected and sorted (`npm run bench`).
/** Comparing the text of a row. */
export const HITS_PER_COMPARED = 4
/** Passing by an entry of an index that the filters leave out. */
const HITS_PER_PASSED = 0.15

/** Properties of a catalogue, and hits in a larger one, that are grouped by their values for one question. */
export const MOST_GROUPED = 20_000
export const MOST_HITS_GROUPED = 5_000

/** Whether the choices of a list can say how many each would find. @param passing null where it is not known */
export function isGrouped(all: number, passing: number | null): boolean {
  return all <= MOST_GROUPED || (passing !== null && passing <= MOST_HITS_GROUPED)
}

/** What is counted at most of a word beside a filter, in a catalogue of so many. */
export function mostBesideWords(all: number): number {
  return all > HUGE ? MOST_BESIDE_WORDS : MOST_COUNTED
}

/**
 * A list that was counted: of how many properties, what the closed filters leave of them and how many rows are touched
 * when all that pass are collected. `compared`: whether a row's text tells if it passes.
 */
export type ListCost = { found: number; touched: number; chosen: number; all: number; compared: boolean }

/**
 * Whether a page is found sooner by walking its order, and testing each row, than by collecting all that pass.
 * @param last place of the page's last row in the list
 */
export function isWalkShorter(last: number, cost: ListCost): boolean {
  return walked(last, cost) / cost.found < cost.touched
}

/**
 * Whether a walk by price or size looks for its rows among all hits of the texts, which are gathered first: what is
 * searched may go with the figure, and comparing would read the texts of all that come before.
 */
export function isSoonerAmongHits({ touched, chosen, compared }: ListCost): boolean {
  return compared && touched < chosen / 2
}

/** Part of what the filters find that must lie in a place for its list to be walked: dear and cheap lie apart. */
const LEAST_IN_PLACE = 0.25

/**
 * Whether a page of what lies in a place is found sooner by walking the order, and testing where each row lies, than by
 * sorting all that lies there.
 * @param last place of the page's last row in the list
 * @param part of what the filters find that lies in the place
 */
export function isPlaceWalked(last: number, part: number, chosen: number): boolean {
  return part >= LEAST_IN_PLACE && (last / part) * HITS_PER_COMPARED < chosen * part
}

/**
 * How many there are likely, of rows that were counted one more than `bound` at most: as many as if the rest of the
 * catalogue had them as often as the part that was looked at.
 */
export function likelyTotal(
  { total, last }: { total: number; last: number | null },
  bound: number,
  all: number,
): number {
  return total <= bound || last === null ? total : total * Math.max(1, all / last)
}

function walked(last: number, { chosen, all, compared }: ListCost): number {
  return last * (all * HITS_PER_PASSED + (compared ? chosen * HITS_PER_COMPARED : 0))
}
