import type { Store } from '#app/db/store.server.ts'
import type { FileStore } from '#app/photos/file-store.server.ts'
import { variantKey } from '#app/photos/photo-url.ts'
import { variantsOf } from '#app/photos/photo-variants.ts'
import { type KeptStore, tablesOf } from './kept-store.ts'

/** Writes a file for every photo of a stored database, its variants, and every private file. */
export async function putKeptFiles(store: Store, files: FileStore, kept: KeptStore): Promise<void> {
  for (const photo of await store.db.selectFrom('photos').select(['key', 'width', 'variantsAt']).execute()) {
    await files.put(photo.key, `photo ${photo.key}`)
    if (photo.variantsAt !== null)
      for (const variant of variantsOf(photo)) await files.put(variantKey(photo.key, variant), `small ${photo.key}`)
  }
  if (!tablesOf(kept).includes('propertyFiles')) return
  for (const { key } of await store.db.selectFrom('propertyFiles').select('key').execute())
    await files.put(key, `private ${key}`)
}
