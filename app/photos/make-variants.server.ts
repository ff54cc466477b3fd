import sharp from 'sharp'
import type { Store } from '#app/db/store.server.ts'
import type { FileStore } from './file-store.server.ts'
import { VARIANT_WIDTHS } from './photo-size.ts'
import { VARIANT_FORMATS, type Variant, variantKey } from './photo-url.ts'

const QUALITY = { jpg: 78, webp: 75, avif: 50 } as const
/** AVIF effort 2: effort 4 takes seven times as long for a few percent (architecture, Imágenes). */
const AVIF_EFFORT = 2

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
    .select(['id', 'key'])
    .execute()
  const failures: unknown[] = []
  let finished = 0
  for (const { id, key } of due)
    try {
      if (!(await files.exists(key))) continue
      await makeVariants(files, key)
      await store.db.updateTable('photos').set({ variantsAt: now().toISOString() }).where('id', '=', id).execute()
      finished += 1
    } catch (failure) {
      failures.push(new Error(`no variants of ${key}`, { cause: failure }))
    }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} photos still lack their variants`)
  return finished
}

async function makeVariants(files: FileStore, key: string) {
  const original = await files.getBytes(key)
  for (const width of VARIANT_WIDTHS)
    for (const format of VARIANT_FORMATS) {
      const variant = { width, format }
      await files.put(variantKey(key, variant), await encode(original, variant))
    }
}

function encode(original: Uint8Array, { width, format }: Variant) {
  const resized = sharp(original).resize({ width, withoutEnlargement: true })
  if (format === 'avif') return resized.avif({ quality: QUALITY.avif, effort: AVIF_EFFORT }).toBuffer()
  if (format === 'webp') return resized.webp({ quality: QUALITY.webp }).toBuffer()
  return resized.jpeg({ quality: QUALITY.jpg, mozjpeg: true }).toBuffer()
}
