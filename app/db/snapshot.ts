export type Row = Record<string, unknown>

/** A table as a snapshot holds it, without the row numbers that the database gives by itself. */
export type SnapshotTable = { name: string; columns: string[]; count: number }

/** The whole store as it was at one instant: whoever writes meanwhile does not wait for it, nor it for them. */
export type Snapshot = {
  /** What a table refers to comes before it. The migrations' own tables are not among them. */
  tables: readonly SnapshotTable[]
  /** The names of the migrations that have run, in their order. */
  migrations: readonly string[]
  /** The rows of a table, some hundreds at a time. */
  rows: (table: SnapshotTable) => AsyncIterable<Row[]>
  close: () => Promise<void>
}

/** Rows that are read at a time. */
export const ROWS_AT_A_TIME = 500

/** A table and one that it refers to; null where it refers to none. */
export type Reference = { name: string; refersTo: string | null }

/**
 * The tables, each after those that it refers to.
 * @throws where tables refer to each other in a circle
 */
export function tablesInOrder(references: readonly Reference[]): string[] {
  const waiting = new Set(references.map(({ name }) => name))
  const ordered: string[] = []
  while (waiting.size > 0) {
    const next = [...waiting].find((table) =>
      references.every(
        ({ name, refersTo }) => name !== table || refersTo === null || refersTo === table || !waiting.has(refersTo),
      ),
    )
    if (next === undefined) throw new Error(`tables refer to each other in a circle: ${[...waiting].join(', ')}`)
    waiting.delete(next)
    ordered.push(next)
  }
  return ordered
}
