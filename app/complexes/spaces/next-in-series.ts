/** More digits are no number of a series. */
const MOST_DIGITS = 9

/**
 * What follows in a series, by its last number: 'L-09' → 'L-10', 'Local 101 A' → 'Local 102 A'; the same text without one.
 * @param name of the conjunto, whose own numbers are not of the series: 'Local 1, Plaza 2' → 'Local 2, Plaza 2'
 */
export function nextInSeries(text: string, name: string): string {
  const nameAt = name === '' ? -1 : text.indexOf(name)
  const isOfName = (at: number) => nameAt >= 0 && at >= nameAt && at < nameAt + name.length
  const number = [...text.matchAll(/\d+/g)].findLast(({ index }) => !isOfName(index))
  if (!number || number[0].length > MOST_DIGITS) return text
  const [{ length }] = number
  const next = String(Number(number[0]) + 1).padStart(length, '0')
  return text.slice(0, number.index) + next + text.slice(number.index + length)
}

/** The next one that is not taken: what follows the first of five premises is the sixth. */
export function freeInSeries(text: string, taken: readonly string[], name: string): string {
  let next = nextInSeries(text, name)
  // Without a number nothing follows.
  while (next !== text && taken.includes(next)) {
    const after = nextInSeries(next, name)
    if (after === next) return next
    next = after
  }
  return next
}
