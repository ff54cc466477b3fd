import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { migrate } from '#app/db/migrate.server.ts'
import { openStore } from '#app/db/open.server.ts'
import type { Store } from '#app/db/store.server.ts'
import { generateCatalogue } from '#demo/generate.ts'
import { insertMany } from '#test/factories/property.ts'

const SEED = 20_061
const TODAY = '2026-11-20'
const PHOTO = { id: 'photo', key: 'properties/1_a.jpg', contentHash: 'x', width: 1200, height: 800, bytes: 90_000 }

/**
 * Fills a store with a realistic catalogue of any size, each property with a cover, and updates the planner's
 * statistics.
 */
export async function fill(store: Store, count: number) {
  await migrate(store)
  await store.db
    .insertInto('photos')
    .values({ ...PHOTO, createdAt: TODAY })
    .execute()
  await insertMany(store.db, withCover(count))
  await sql`analyze`.execute(store.db)
}

function* withCover(count: number) {
  for (const { input, createdAt } of generateCatalogue({ seed: SEED, today: TODAY, count }))
    yield { createdAt, input: { ...input, photos: [{ photoId: PHOTO.id, alt: null }] } }
}

/** Runs with a filled SQLite store in a temporary folder (`dataDir`). */
export async function withSqlite<T>(count: number, work: (store: Store, dataDir: string) => Promise<T>): Promise<T> {
  const dataDir = await mkdtemp(join(tmpdir(), 'cerro-norte-bench-'))
  const store = await openStore({ databaseUrl: null, dataDir })
  try {
    await fill(store, count)
    return await work(store, dataDir)
  } finally {
    await store.close()
    await rm(dataDir, { recursive: true, force: true })
  }
}
