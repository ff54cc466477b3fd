import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findSecretFile, readSharedSecret } from '#app/accounts/auth-secret.server.ts'
import { MOVED } from '#app/backups/chosen-rows.server.ts'
import { REVISION } from '#app/db/installation.ts'
import { openStore } from '#app/db/open.server.ts'
import { openSnapshot } from '#app/db/snapshot.server.ts'
import type { Dialect } from '#app/db/store.server.ts'
import { PRIVATE_FOLDER } from '#app/editing/dossier/private-file.ts'
import { openFileStore } from '#app/photos/file-store.server.ts'
import { keysIn } from '#app/photos/listed-keys.server.ts'
import type { Place } from '#server/backups.ts'
import { openTestBucket } from './bucket.ts'
import { makeDatabase } from './stores.ts'

export type TestPlace = Place & { remove: () => Promise<void> }

/** An empty place for an installation: a folder for SQLite and its files, or a PostgreSQL database and a bucket. */
export async function makePlace(dialect: Dialect): Promise<TestPlace> {
  const dataDir = await mkdtemp(join(tmpdir(), 'cerro-norte-place-'))
  const removeFolder = () => rm(dataDir, { recursive: true, force: true })
  if (dialect === 'sqlite') return { databaseUrl: null, storageUrl: null, dataDir, remove: removeFolder }
  const { where, remove } = await makeDatabase('postgres')
  const bucket = await openTestBucket()
  return {
    databaseUrl: where.databaseUrl,
    storageUrl: bucket.storageUrl,
    dataDir,
    async remove() {
      await bucket.close()
      await remove()
      await removeFolder()
    },
  }
}

/** Everything of an installation that a backup must restore: rows as text, hashes of files, the secret. */
export async function contentOf({ databaseUrl, storageUrl, dataDir }: Place) {
  const snapshot = await openSnapshot({ databaseUrl, dataDir })
  const rows: Record<string, string[]> = {}
  for (const table of snapshot.tables) {
    if (MOVED.excluded.has(table.name)) continue
    const found: string[] = []
    for await (const batch of snapshot.rows(table))
      for (const row of batch) if (!String(row['name']).startsWith(REVISION)) found.push(textOf(row))
    rows[table.name] = found.filter((row) => !row.includes('"authSecret"')).toSorted()
  }
  await snapshot.close()
  const files: Record<string, string> = {}
  const store = await openFileStore({ storageUrl, folder: join(dataDir, 'files') })
  for (const folder of ['properties', PRIVATE_FOLDER])
    for (const key of await keysIn(store, folder))
      files[key] = createHash('sha256')
        .update(await store.getBytes(key))
        .digest('hex')
  return { rows, files, secret: databaseUrl === null ? await findSecretFile(dataDir) : await sharedSecret(databaseUrl) }
}

/** Sorts columns by name, because migrations and SQLite may order them differently. */
function textOf(row: Record<string, unknown>): string {
  return JSON.stringify(Object.fromEntries(Object.entries(row).toSorted(([a], [b]) => (a < b ? -1 : 1))))
}

async function sharedSecret(databaseUrl: string): Promise<string> {
  const store = await openStore({ databaseUrl, dataDir: '' })
  return readSharedSecret(store.db).finally(() => store.close())
}
