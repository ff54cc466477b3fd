/** Values in one statement; SQLite takes 32,766. */
const MOST_VALUES = 10_000

/** Rows in parts of which each fits one statement. @param values how many of them a row has there */
export function inBatches<Row>(rows: readonly Row[], values: number): (readonly Row[])[] {
  const most = Math.floor(MOST_VALUES / values)
  return Array.from({ length: Math.ceil(rows.length / most) }, (_, at) => rows.slice(at * most, (at + 1) * most))
}
