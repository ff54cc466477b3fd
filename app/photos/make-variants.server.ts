import sharp from 'sharp'
import type { Store } from '#app/db/store.server.ts'
import type { FileStore } from './file-store.server.ts'
import { variantKey } from './photo-url.ts'
import { LARGE_WIDTHS, type Variant, variantsOf } from './photo-variants.ts'

const QUALITY = { jpg: 78, webp: 75, avif: 50 } as const
/**
 * How much time an encoder spends on what it saves. AVIF with effort 4 takes seven times as long as with 2 for a few
 * percent; large variants have the least, which takes a quarter of the time for the same look, some 5 % larger
 * (architecture, Imágenes).
 */
const EFFORT = { usual: { avif: 2, webp: 4 }, large: { avif: 0, webp: 2 } } as const

/**
 * Creates the missing variants of all photos, oldest first. A missing or broken file does not stop the
 * others.
 * @returns how many photos were finished
 * @throws AggregateError at the end, when some failed
 */
export async function makeDueVariants(store: Store, files: FileStore, now: () => Date): Promise<number> {
  const due = await store.db
    .selectFrom('photos')
    .where('variantsAt', 'is', null)
    .orderBy('createdAt')
    .select(['id', 'key', 'width'])
    .execute()
  const failures: unknown[] = []
  let finished = 0
  for (const { id, ...photo } of due)
    try {
      if (!(await files.exists(photo.key))) continue
      await makeVariants(files, photo)
      await store.db.updateTable('photos').set({ variantsAt: now().toISOString() }).where('id', '=', id).execute()
      finished += 1
    } catch (failure) {
      failures.push(new Error(`no variants of ${photo.key}`, { cause: failure }))
    }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} photos still lack their variants`)
  return finished
}

async function makeVariants(files: FileStore, photo: { key: string; width: number }) {
  const original = await files.getBytes(photo.key)
  for (const variant of variantsOf(photo))
    await files.put(variantKey(photo.key, variant), await encode(original, variant))
}

function encode(original: Uint8Array, { width, format }: Variant) {
  const resized = sharp(original).resize({ width, withoutEnlargement: true })
  const effort = LARGE_WIDTHS.some((large) => large === width) ? EFFORT.large : EFFORT.usual
  if (format === 'avif') return resized.avif({ quality: QUALITY.avif, effort: effort.avif }).toBuffer()
  if (format === 'webp') return resized.webp({ quality: QUALITY.webp, effort: effort.webp }).toBuffer()
  return resized.jpeg({ quality: QUALITY.jpg, mozjpeg: true }).toBuffer()
}
