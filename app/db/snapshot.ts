export type Row = Record<string, unknown>

/** A table of a snapshot, without SQLite's row numbers. */
export type SnapshotTable = { name: string; columns: string[]; count: number }

/** The whole store at one instant. Writers are not blocked. */
export type Snapshot = {
  /** In the order of foreign keys: referenced tables first. The migrations' own tables are left out. */
  tables: readonly SnapshotTable[]
  /** The names of the migrations that have run, in order. */
  migrations: readonly string[]
  /**
   * The rows of a table, in batches.
   * @param order columns to sort by, texts by their bytes: the same order on both databases
   */
  rows: (table: SnapshotTable, order?: readonly string[]) => AsyncIterable<Row[]>
  close: () => Promise<void>
}

/** Size of a batch of rows. */
export const ROWS_AT_A_TIME = 500

/** A table and a table that it references; null for none. */
export type Reference = { name: string; refersTo: string | null }

/** Sorts tables so that each comes after those that it references. @throws for circular references */
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
