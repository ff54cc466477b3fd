import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { migrate } from '#app/db/migrate.server.ts'
import { openStore } from '#app/db/open.server.ts'
import type { Store } from '#app/db/store.server.ts'
import { manyProperties } from '#test/factories/many-properties.ts'
import { type NewProperty, inBatches, insertMany } from '#test/factories/property.ts'

const TODAY = '2026-11-20'
const PHOTO = {
  id: '01936f00-0000-7000-8000-000000000001',
  key: 'properties/1_a.jpg',
  contentHash: 'x',
  width: 1200,
  height: 800,
  bytes: 90_000,
}

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
  // The cache is large enough to keep the indexes in memory while the store is filled.
  if (store.dialect === 'sqlite') await sql`pragma cache_size = -1500000`.execute(store.db)
  for (const part of inBatches(withCover(await manyProperties(count, TODAY)), PART)) await insertMany(store.db, part)
  await sql`analyze`.execute(store.db)
  if (store.dialect === 'sqlite') await sql`pragma cache_size = -65536`.execute(store.db)
}

/** Properties per transaction: a longer one writes its pages to the disk more than once. */
const PART = 50_000

function* withCover(properties: Iterable<Required<NewProperty>>) {
  for (const { input, createdAt } of properties)
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
