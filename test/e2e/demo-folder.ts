import { createHash, randomUUID } from 'node:crypto'
import { copyFile, mkdir, mkdtemp, readFile, rename } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { openStore } from '#app/db/open.server.ts'
import type { Store } from '#app/db/store.server.ts'
import { openFileStore } from '#app/photos/file-store.server.ts'
import { makeDueVariants } from '#app/photos/make-variants.server.ts'
import { variantKey } from '#app/photos/photo-url.ts'
import { variantsOf } from '#app/photos/photo-variants.ts'
import { startIn } from './app-process.ts'

const ROOT = join(import.meta.dirname, '..', '..')
const CACHE = join(ROOT, 'node_modules', '.cache', 'demo-variants')
/** What decides how a variant comes out, beside the photo. */
const ENCODER = ['app/photos/encode-variant.server.ts', 'app/photos/photo-variants.ts', 'app/photos/photo-size.ts']

/** Where a photo is, and where its variants are kept from one run to the next. */
type KeptPhoto = { id: string; width: number; path: string; cache: string }

/**
 * The data folder of a server that has loaded the demo catalogue and made the variants of its photos; every server of
 * the journeys starts on a copy. The variants take longer than all the rest, so they are made once.
 */
export async function makeDemoFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'cerro-norte-demo-'))
  const firstStart = await startIn(folder, { DATABASE_URL: '' })
  await firstStart.stop()
  const store = await openStore({ databaseUrl: null, dataDir: folder })
  const photos = await findPhotos(store, join(folder, 'files'))
  const kept = photos.filter(({ cache }) => existsSync(cache))
  const now = () => new Date()
  for (const { id, width, path, cache } of kept) {
    await copyVariants({ width }, { from: join(cache, 'photo'), to: path })
    await store.db.updateTable('photos').set({ variantsAt: now().toISOString() }).where('id', '=', id).execute()
  }
  const files = await openFileStore({ storageUrl: null, folder: join(folder, 'files') })
  await makeDueVariants(store, files, now)
  for (const photo of photos) if (!kept.includes(photo)) await keep(photo)
  await store.close()
  return folder
}

async function findPhotos({ db }: Store, files: string): Promise<KeptPhoto[]> {
  const rows = await db.selectFrom('photos').select(['id', 'key', 'width']).execute()
  const encoder = [
    JSON.stringify(sharp.versions),
    ...(await Promise.all(ENCODER.map((file) => readFile(join(ROOT, file))))),
  ]
  return Promise.all(
    rows.map(async ({ id, key, width }) => {
      const path = join(files, key)
      const hash = createHash('sha256')
      for (const part of [...encoder, await readFile(path)]) hash.update(part)
      return { id, width, path, cache: join(CACHE, hash.digest('hex')) }
    }),
  )
}

/** A folder that is there holds every variant: two runs may make it at the same time. */
async function keep({ width, path, cache }: KeptPhoto) {
  const unfinished = join(CACHE, randomUUID())
  await mkdir(unfinished, { recursive: true })
  await copyVariants({ width }, { from: path, to: join(unfinished, 'photo') })
  if (!existsSync(cache)) await rename(unfinished, cache)
}

/** @param paths those of a photo, without what names the variant */
async function copyVariants(photo: { width: number }, paths: { from: string; to: string }) {
  for (const variant of variantsOf(photo))
    await copyFile(variantKey(paths.from, variant), variantKey(paths.to, variant))
}
