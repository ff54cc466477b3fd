import type { Store } from '#app/db/store.server.ts'
import type { EncodeVariants } from './encode-variant.server.ts'
import type { FileStore } from './file-store.server.ts'
import { variantKey } from './photo-url.ts'
import { variantsOf } from './photo-variants.ts'

/**
 * Creates the missing variants of all photos, oldest first. A missing or broken file does not stop the
 * others.
 * @returns how many photos were finished
 * @throws AggregateError at the end, when some failed
 */
export async function makeDueVariants(
  { store, files, encode }: { store: Store; files: FileStore; encode: EncodeVariants },
  now: () => Date,
): Promise<number> {
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
      await makeVariants({ files, encode }, photo)
      await store.db.updateTable('photos').set({ variantsAt: now().toISOString() }).where('id', '=', id).execute()
      finished += 1
    } catch (failure) {
      failures.push(new Error(`no variants of ${photo.key}`, { cause: failure }))
    }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} photos still lack their variants`)
  return finished
}

async function makeVariants(
  { files, encode }: { files: FileStore; encode: EncodeVariants },
  photo: { key: string; width: number },
) {
  const variants = variantsOf(photo)
  const made = await encode(await files.getBytes(photo.key), variants)
  for (const [at, variant] of variants.entries()) {
    const file = made[at]
    if (file) await files.put(variantKey(photo.key, variant), file)
  }
}
