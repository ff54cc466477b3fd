/** Maximum number of values in one statement; SQLite's limit is 32,766. */
const MAX_VALUES = 10_000

/** Splits rows into batches that fit one statement. @param values number of values per row */
export function inBatches<Row>(rows: readonly Row[], values: number): (readonly Row[])[] {
  const most = Math.floor(MAX_VALUES / values)
  return Array.from({ length: Math.ceil(rows.length / most) }, (_, at) => rows.slice(at * most, (at + 1) * most))
}
