import { copyFile, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openStore } from '#app/db/open.server.ts'
import { encodeVariant } from '#app/photos/encode-variant.server.ts'
import { variantKey } from '#app/photos/photo-url.ts'
import { variantsOf } from '#app/photos/photo-variants.ts'
import { buildPicture } from '#test/factories/picture.ts'
import { startIn } from './app-process.ts'
import { takePhotosAway } from './take-photos-away.ts'

/** A photo of a demo property by its file. */
type DemoPhoto = { path: string; width: number; height: number }

/**
 * The data folder of a server that has loaded the demo catalogue and made the variants of its photos; every server of
 * the journeys starts on a copy. The real variants take more than a minute, and no journey checks their content, so
 * photos of one size share the variants of the first of them. Some properties have fewer photos than in the demo.
 */
export async function makeDemoFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'cerro-norte-demo-'))
  const firstStart = await startIn(folder, { DATABASE_URL: '' })
  await firstStart.stop()
  const store = await openStore({ databaseUrl: null, dataDir: folder })
  const rows = await store.db.selectFrom('photos').select(['key', 'width', 'height']).execute()
  const photos = rows.map(({ key, ...size }): DemoPhoto => ({ path: join(folder, 'files', key), ...size }))
  const first = new Map<string, DemoPhoto>()
  for (const photo of photos) {
    const size = `${photo.width}x${photo.height}`
    const made = first.get(size)
    await (made ? copyVariants(made, photo) : makeVariants(photo))
    first.set(size, made ?? photo)
  }
  await takePhotosAway(store.db)
  await store.db.updateTable('photos').set({ variantsAt: new Date().toISOString() }).execute()
  await store.close()
  return folder
}

/** Single-coloured variants: a real photo would have to be decoded on every page of every journey. */
async function makeVariants(photo: DemoPhoto) {
  const bytes = await buildPicture('jpeg', photo)
  for (const variant of variantsOf(photo))
    await writeFile(variantKey(photo.path, variant), await encodeVariant(bytes, variant))
}

async function copyVariants(made: DemoPhoto, photo: DemoPhoto) {
  for (const variant of variantsOf(photo))
    await copyFile(variantKey(made.path, variant), variantKey(photo.path, variant))
}
