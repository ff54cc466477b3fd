import { hash } from 'node:crypto'
import { sql } from 'kysely'
import { StoreOfOtherVersion } from '#app/db/migrate.server.ts'
import { lockWrites } from '#app/db/sqlite-lock.server.ts'
import { openSnapshot } from '#app/db/snapshot.server.ts'
import { ROWS_AT_A_TIME, type Row, type Snapshot, type SnapshotTable } from '#app/db/snapshot.ts'
import type { Queries, Store } from '#app/db/store.server.ts'
import type { FileStore } from '#app/photos/file-store.server.ts'
import { ArchiveRefused } from './archive-entries.ts'
import { MOVED, chosenRows, chosenTables, isChosen } from './chosen-rows.server.ts'
import { fillStore, knowsSchema, putRows, putSharedSecret, refuseNonEmptyStore } from './fill-store.server.ts'
import { type MovedFiles, moveFiles } from './move-files.server.ts'

export type Source = {
  dataDir: string
  files: FileStore
  /** The secret that signs sessions; null if there is none yet. */
  secret: string | null
}
export type MoveTarget = { store: Store; files: FileStore }

export type MovedStore = MovedFiles & {
  /** Number of rows per table. */
  rows: ReadonlyMap<string, number>
}

/**
 * Copies an embedded store and its files to PostgreSQL and a bucket. Writes to the source are blocked meanwhile, and it
 * stays unchanged. Files are copied first, so that a repeated run copies only the missing ones.
 * @throws ArchiveRefused, StoreUnusable, StoreOfOtherVersion with a sentence for the operator
 */
export async function moveStore({ dataDir, files, secret }: Source, target: MoveTarget): Promise<MovedStore> {
  const release = lockWrites(dataDir)
  try {
    const snapshot = await openSnapshot({ databaseUrl: null, dataDir })
    try {
      const schema = schemaOf(snapshot)
      await refuseNonEmptyStore(target.store)
      const moved = await moveFiles(snapshot, files, target.files)
      const tables = await chosenTables(snapshot, MOVED)
      await fillStore(target.store, { schema, tables }, async (db) => {
        for (const table of tables) await moveRows(db, snapshot, table)
        if (secret !== null) await putSharedSecret(db, secret)
      })
      await sql`analyze`.execute(target.store.db)
      return { ...moved, rows: new Map(tables.map(({ name, count }) => [name, count])) }
    } finally {
      await snapshot.close()
    }
  } finally {
    release()
  }
}

function schemaOf({ migrations }: Snapshot): string {
  const schema = migrations.at(-1)
  if (schema === undefined) throw new ArchiveRefused('La base de datos está vacía: no hay nada que llevar.')
  if (knowsSchema(schema)) return schema
  throw new StoreOfOtherVersion(
    `La base de datos es de una versión más nueva del producto (migración ${schema}): actualiza el código y repite.`,
  )
}

/** Writes the rows of a table, reads them back and compares. */
async function moveRows(db: Queries, snapshot: Snapshot, table: SnapshotTable): Promise<void> {
  const given = openRowsDigest()
  for await (const rows of chosenRows(snapshot, table, MOVED)) {
    given.add(rows)
    await putRows(db, table.name, rows)
  }
  const taken = openRowsDigest()
  // The target's triggers have their own revision counters.
  for await (const rows of rowsOf(db, table)) taken.add(rows.filter((row) => isChosen(MOVED, table.name, row)))
  if (taken.text() !== given.text())
    throw new Error(`rows of ${table.name} came out as ${taken.text()}, and went in as ${given.text()}`)
}

async function* rowsOf(db: Queries, { name, columns }: SnapshotTable): AsyncGenerator<Row[]> {
  const list = sql.join(columns.map((column) => sql.ref(column)))
  await sql`declare written no scroll cursor for select ${list} from ${sql.table(name)}`.execute(db)
  for (;;) {
    const { rows } = await sql<Row>`fetch ${sql.lit(ROWS_AT_A_TIME)} from written`.execute(db)
    if (rows.length === 0) break
    yield rows
  }
  await sql`close written`.execute(db)
}

/** Number of hexadecimal digits of each row's SHA-256 that are added. */
const DIGITS = 32
const MOST = 1n << BigInt(DIGITS * 4)

/** Adds the hashes of rows, because stores return rows in different orders: its text is equal for the same rows. */
function openRowsDigest() {
  let count = 0
  let sum = 0n
  return {
    add(rows: readonly Row[]) {
      count += rows.length
      for (const row of rows) sum += BigInt(`0x${hash('sha256', JSON.stringify(row)).slice(0, DIGITS)}`)
      sum %= MOST
    },
    text: () => `${count} ${sum.toString(16)}`,
  }
}
