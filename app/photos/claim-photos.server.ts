import { validate } from 'uuid'
import type { Queries } from '#app/db/store.server.ts'
import { type EachSet, PICTURE_SETS, type PictureSet, ofEachSet } from './picture-sets.ts'
import { type FieldPhoto, PICTURE_CONTROLS, type PhotoChoice, type PictureControl, picturesOf } from './photo-choice.ts'
import { PICTURE_WORDS } from './picture-words.ts'
import { savedEditsIn } from './saved-edit.ts'

/** Photos per query. A form has far fewer; a hostile post could exceed the limit of a statement. */
const MOST_PHOTOS = 1_000

/** `refused` is a sentence for the user; `photos` are the existing ones, to show the form again. */
type Claimed = { photos: FieldPhoto[]; refused: string | null }

/** The stored pictures that a form names, and one error for each control with missing pictures. */
export type ClaimedPictures = { pictures: EachSet<FieldPhoto[]>; errors: Partial<Record<PictureControl, string>> }

/** A rejected file of the form: its field and the reason. */
type RefusedFile = { set: PictureSet; refused: string }

/** Claims the pictures of every field of a form, and the originals of edited ones, so that an edit can be undone. */
export async function claimPictures(
  db: Queries,
  formData: FormData,
  refusedFiles: readonly RefusedFile[],
): Promise<ClaimedPictures> {
  const pictures = ofEachSet<FieldPhoto[]>(() => [])
  const errors: ClaimedPictures['errors'] = {}
  for (const set of PICTURE_SETS) {
    const chosen = picturesOf(formData, set).filter(({ photoId }) => validate(photoId))
    const edits = savedEditsIn(formData, set).filter(({ original }) => validate(original))
    const claimed = await claimPhotos(db, chosen, set)
    const originals = await claimPhotos(
      db,
      edits.map(({ original }) => ({ photoId: original, alt: null })),
      set,
    )
    pictures[set] = claimed.photos.map((photo) => {
      const made = edits.find(({ photoId }) => photoId === photo.photoId)
      const original = originals.photos.find(({ photoId }) => photoId === made?.original)
      return made && original ? { ...photo, made: { edit: made.edit, original } } : photo
    })
    const faults = refusedFiles.filter((file) => file.set === set).map(({ refused }) => refused)
    if (claimed.refused) faults.push(claimed.refused)
    if (faults.length > 0) errors[PICTURE_CONTROLS[set].chosen] = faults.join('\n')
  }
  return { pictures, errors }
}

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
    .returning(['id', 'key', 'width', 'height', 'luminance'])
    .execute()
  return new Map(rows.map(({ id, ...photo }) => [id, photo]))
}
