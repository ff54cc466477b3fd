/**
 * The work that the alternatives to a search without results may cost. A compared row or word is one unit, so the same
 * search always has the same answer. On a small server the units of a request take about 50 ms.
 */
export type Budget = { left: number }

/** Rows that are counted for the lists that are offered. */
export const NEAREST_ROWS = 200_000
/** Rows and words that the words of a search are compared with. */
export const CORRECTION_WORDS = 300_000

/** Whether so much work is still within the budget; then it is spent. */
export function spend(budget: Budget, units: number): boolean {
  if (units > budget.left) return false
  budget.left -= units
  return true
}
