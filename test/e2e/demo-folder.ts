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
import { VARIANT_WIDTHS } from '#app/photos/photo-size.ts'
import { VARIANT_FORMATS, variantKey } from '#app/photos/photo-url.ts'
import { startIn } from './app-process.ts'

const ROOT = join(import.meta.dirname, '..', '..')
const CACHE = join(ROOT, 'node_modules', '.cache', 'demo-variants')
const VARIANTS = VARIANT_WIDTHS.flatMap((width) => VARIANT_FORMATS.map((format) => ({ width, format })))
/** What decides how a variant comes out, beside the photo. */
const ENCODER = ['app/photos/make-variants.server.ts', 'app/photos/photo-size.ts']

/** Where a photo is, and where its variants are kept from one run to the next. */
type KeptPhoto = { id: string; path: string; cache: string }

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
  for (const { id, path, cache } of kept) {
    await copyVariants(join(cache, 'photo'), path)
    await store.db.updateTable('photos').set({ variantsAt: now().toISOString() }).where('id', '=', id).execute()
  }
  const files = await openFileStore({ storageUrl: null, folder: join(folder, 'files') })
  await makeDueVariants(store, files, now)
  for (const photo of photos) if (!kept.includes(photo)) await keep(photo)
  await store.close()
  return folder
}

async function findPhotos({ db }: Store, files: string): Promise<KeptPhoto[]> {
  const rows = await db.selectFrom('photos').select(['id', 'key']).execute()
  const encoder = [
    JSON.stringify(sharp.versions),
    ...(await Promise.all(ENCODER.map((file) => readFile(join(ROOT, file))))),
  ]
  return Promise.all(
    rows.map(async ({ id, key }) => {
      const path = join(files, key)
      const hash = createHash('sha256')
      for (const part of [...encoder, await readFile(path)]) hash.update(part)
      return { id, path, cache: join(CACHE, hash.digest('hex')) }
    }),
  )
}

/** A folder that is there holds every variant: two runs may make it at the same time. */
async function keep({ path, cache }: KeptPhoto) {
  const unfinished = join(CACHE, randomUUID())
  await mkdir(unfinished, { recursive: true })
  await copyVariants(path, join(unfinished, 'photo'))
  if (!existsSync(cache)) await rename(unfinished, cache)
}

/** @param from path of a photo, without what names the variant */
async function copyVariants(from: string, to: string) {
  for (const variant of VARIANTS) await copyFile(variantKey(from, variant), variantKey(to, variant))
}
