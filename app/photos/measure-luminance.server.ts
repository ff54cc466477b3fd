import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Store } from '#app/db/store.server.ts'
import type { FileStore } from './file-store.server.ts'
import type { Reencode } from './reencode-photo.server.ts'

/** Photos that are measured before their properties are read again. */
const BATCH = 50

type Measuring = { store: Store; files: FileStore; reencode: Reencode }

/**
 * Measures the photos that were stored before the product measured them, a few at a time. Those whose file is missing or
 * broken stay unmeasured.
 * @param between runs after each batch, so that nothing new waits for all of them
 * @returns how many were measured
 */
export async function measureUnmeasured(parts: Measuring, between: () => Promise<unknown>): Promise<number> {
  let count = 0
  for (let last: string | null = ''; last !== null;) {
    const photos: { id: string; key: string }[] = await parts.store.db
      .selectFrom('photos')
      .where('luminance', 'is', null)
      .where('id', '>', last)
      .orderBy('id')
      .limit(BATCH)
      .select(['id', 'key'])
      .execute()
    if (photos.length > 0) {
      count += await measureBatch(parts, photos)
      await between()
    }
    last = photos.length < BATCH ? null : (photos.at(-1)?.id ?? null)
  }
  return count
}

async function measureBatch({ store, files, reencode }: Measuring, photos: readonly { id: string; key: string }[]) {
  const measured: { id: string; luminance: number }[] = []
  for (const { id, key } of photos) {
    const luminance = await measure(files, reencode, key)
    if (luminance !== null) measured.push({ id, luminance })
  }
  if (measured.length === 0) return 0
  const ids = measured.map(({ id }) => id)
  await store.db.transaction().execute(async (db) => {
    for (const { id, luminance } of measured)
      await db.updateTable('photos').set({ luminance }).where('id', '=', id).execute()
    // Writing the properties makes the catalogue in memory read them again.
    await db
      .updateTable('properties')
      .set((eb) => ({ version: eb.ref('version') }))
      .where('id', 'in', (eb) => eb.selectFrom('propertyPhotos').where('photoId', 'in', ids).select('propertyId'))
      .execute()
  })
  return measured.length
}

/** As an upload is measured, where pictures are decoded (`Reencode`). Null for a file that can't be read. */
async function measure(files: FileStore, reencode: Reencode, key: string): Promise<number | null> {
  if (!(await files.exists(key))) return null
  const folder = await mkdtemp(join(tmpdir(), 'cerro-norte-measure-'))
  try {
    const path = join(folder, 'photo')
    await writeFile(path, await files.getBytes(key))
    const encoded = await reencode(path)
    return 'fault' in encoded ? null : (encoded.luminance ?? null)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
