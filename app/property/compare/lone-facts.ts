import type { Comparison } from './comparison.ts'

/** The most lines of facts on a printed page, in its smallest type (compare.css). */
const MOST_LINES = 56
/** About so many characters of that type fit side by side in all columns of values. */
const CHARACTERS = 190

/** The facts that only one property has. `labels`: their rows; `texts`: for each property, what it has of them. */
export type LoneFacts = { labels: ReadonlySet<string>; texts: string[] }

/**
 * Properties of several types have so many facts that they don't fit on one printed page. Then those that only one of them
 * has, which compare nothing, are printed together in its column. Null where all rows fit.
 */
export function loneFacts(rows: Comparison['rows'], count: number): LoneFacts | null {
  const inCell = CHARACTERS / count
  const linesOf = ({ values }: { values: string[] }) =>
    Math.max(...values.map((value) => Math.ceil(value.length / inCell)))
  if (rows.reduce((lines, row) => lines + linesOf(row), 0) <= MOST_LINES) return null
  const lone = rows.filter(({ values }) => values.filter((value) => value !== '—').length === 1)
  const textOf = (at: number) =>
    lone.flatMap(({ label, values }) => (values[at] === '—' ? [] : [`${label}: ${values[at]}`])).join('; ')
  return {
    labels: new Set(lone.map(({ label }) => label)),
    texts: Array.from({ length: count }, (_none, at) => textOf(at)),
  }
}
