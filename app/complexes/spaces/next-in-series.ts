/** A number with more digits does not count as part of a series. */
const MOST_DIGITS = 9

/**
 * The next text of a series, by its last number: 'L-09' → 'L-10', 'Local 101 A' → 'Local 102 A'. A text without a number
 * stays the same.
 * @param name the name of the complex: its numbers don't count, 'Local 1, Plaza 2' → 'Local 2, Plaza 2'
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

/** The next text of a series that is not taken: after the first of five premises comes the sixth. */
export function freeInSeries(text: string, taken: readonly string[], name: string): string {
  let next = nextInSeries(text, name)
  while (next !== text && taken.includes(next)) {
    const after = nextInSeries(next, name)
    if (after === next) return next
    next = after
  }
  return next
}
