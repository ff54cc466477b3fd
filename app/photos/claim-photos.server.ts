import type { Queries } from '#app/db/store.server.ts'
import type { PictureSet } from './picture-sets.ts'
import type { FieldPhoto, PhotoChoice } from './photo-choice.ts'
import { PICTURE_WORDS } from './picture-words.ts'

/** Photos per query: a form has far fewer; a hostile post could exceed the limit of a statement. */
const MOST_PHOTOS = 1_000

/** `refused` is the sentence for the person; `photos` are those that exist, to show the form again with them. */
type Claimed = { photos: FieldPhoto[]; refused: string | null }

/**
 * Checks the photos that a form refers to and marks them as in use, so that the cleanup does not delete them before
 * the form is saved.
 */
export async function claimPhotos(
  db: Queries,
  choices: readonly PhotoChoice[],
  set: PictureSet = 'photos',
): Promise<Claimed> {
  const wanted = choices.slice(0, MOST_PHOTOS)
  const known = await renewAll(db, wanted)
  const photos = wanted.flatMap((choice) => {
    const photo = known.get(choice.photoId)
    return photo ? [{ ...choice, ...photo }] : []
  })
  const missing = choices.length - photos.length
  return { photos, refused: missing === 0 ? null : PICTURE_WORDS[set].gone(missing) }
}

async function renewAll(db: Queries, choices: readonly PhotoChoice[]) {
  if (choices.length === 0) return new Map<string, Omit<FieldPhoto, 'photoId' | 'alt'>>()
  const ids = choices.map((choice) => choice.photoId)
  const rows = await db
    .updateTable('photos')
    .set({ unusedSince: null })
    .where('id', 'in', ids)
    .returning(['id', 'key', 'width', 'height'])
    .execute()
  return new Map(rows.map(({ id, ...photo }) => [id, photo]))
}
