import { sql } from 'kysely'
import { StoreOfOtherVersion } from '#app/db/migrate.server.ts'
import { currentName, migrationsFor } from '#app/db/migration-list.server.ts'
import { lockWrites } from '#app/db/sqlite-lock.server.ts'
import { openSnapshot } from '#app/db/snapshot.server.ts'
import type { Snapshot } from '#app/db/snapshot.ts'
import type { Store } from '#app/db/store.server.ts'
import type { FileStore } from '#app/photos/file-store.server.ts'
import { BackupRefused } from './backup-refused.ts'
import { type MovedFiles, moveFiles } from './move-files.server.ts'
import { moveRows } from './move-rows.server.ts'
import { refuseNonEmptyStore } from './refuse-non-empty-store.server.ts'

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
 * @throws BackupRefused, StoreUnusable, StoreOfOtherVersion with a sentence for the operator
 */
export async function moveStore({ dataDir, files, secret }: Source, target: MoveTarget): Promise<MovedStore> {
  const release = lockWrites(dataDir)
  try {
    const snapshot = await openSnapshot({ databaseUrl: null, dataDir })
    try {
      const schema = await schemaOf(snapshot)
      await refuseNonEmptyStore(target.store)
      const moved = await moveFiles(snapshot, files, target.files)
      const rows = await moveRows({ snapshot, schema, secret }, target.store)
      await sql`analyze`.execute(target.store.db)
      return { ...moved, rows }
    } finally {
      await snapshot.close()
    }
  } finally {
    release()
  }
}

async function schemaOf({ migrations }: Snapshot): Promise<string> {
  const schema = migrations.at(-1)
  if (schema === undefined) throw new BackupRefused('La base de datos está vacía: no hay nada que llevar.')
  if (currentName(schema) in migrationsFor('sqlite')) return schema
  throw new StoreOfOtherVersion(
    `La base de datos es de una versión más nueva del producto (migración ${schema}): actualiza el código y repite.`,
  )
}
