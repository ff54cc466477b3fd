import { DAY_MS } from '#app/calendar/durations.ts'
import type { Store } from '#app/db/store.server.ts'
import type { FileStore } from './file-store.server.ts'
import { PICTURE_TABLES } from './picture-tables.ts'
import { variantKey } from './photo-url.ts'
import { variantsOf } from './photo-variants.ts'

/** Days that a photo stays after no property uses it any more (docs/operations.md, Fotos). */
const UNUSED_DAYS = 30

/**
 * Deletes the photos (rows and files) that no property has used for 30 days; marks newly unused ones with a date.
 * If a property starts to use such a photo in the meantime, the foreign key prevents its deletion.
 * @returns how many photos were deleted
 */
export async function collectUnusedPhotos(store: Store, files: FileStore, now: Date): Promise<number> {
  await markUnused(store, now)
  const overdue = new Date(now.getTime() - UNUSED_DAYS * DAY_MS).toISOString()
  const due = await store.db
    .selectFrom('photos')
    .where('unusedSince', '<=', overdue)
    .orderBy('id')
    .select(['id', 'key', 'width'])
    .execute()
  let collected = 0
  for (const photo of due) {
    if (!(await forget(store, photo.id, overdue))) continue
    await deleteFiles(files, photo)
    collected += 1
  }
  return collected
}

async function markUnused({ db }: Store, now: Date) {
  const used = usedPhotos(db)
  await db
    .updateTable('photos')
    .set({ unusedSince: null })
    .where('unusedSince', 'is not', null)
    .where('id', 'in', used)
    .execute()
  await db
    .updateTable('photos')
    .set({ unusedSince: now.toISOString() })
    .where('unusedSince', 'is', null)
    .where('id', 'not in', used)
    .execute()
}

/** The row is deleted first: files without a row are harmless, a row without its file would show a broken image. */
async function forget({ db }: Store, id: string, overdue: string): Promise<boolean> {
  try {
    const { numDeletedRows } = await db
      .deleteFrom('photos')
      .where('id', '=', id)
      .where('unusedSince', '<=', overdue)
      .where('id', 'not in', usedPhotos(db))
      .executeTakeFirstOrThrow()
    return numDeletedRows === 1n
  } catch (error) {
    // Foreign key violation: a property started to use the photo while the statement ran.
    const used = await db
      .selectFrom(usedPhotos(db).as('used'))
      .where('photoId', '=', id)
      .select('photoId')
      .executeTakeFirst()
    if (used) return false
    throw error
  }
}

/** Photos that are shown, or would be shown again after a restore from the trash. */
function usedPhotos(db: Store['db']) {
  const [first, ...others] = PICTURE_TABLES.map((table) => db.selectFrom(table).select('photoId'))
  if (!first) throw new Error('no table names pictures')
  return others.reduce((used, table) => used.union(table), first)
}

/** Deletes the file of a photo and its variants. */
export async function deleteFiles(files: FileStore, photo: { key: string; width: number }) {
  const variants = variantsOf(photo).map((variant) => variantKey(photo.key, variant))
  for (const each of [photo.key, ...variants]) await files.delete(each)
}
