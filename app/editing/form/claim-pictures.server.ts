import type { Queries } from '#app/db/store.server.ts'
import { claimPhotos } from '#app/photos/claim-photos.server.ts'
import { keptEditsIn } from '#app/photos/upload/edit/kept-edit.ts'
import { type EachSet, PICTURE_SETS, type PictureSet, ofEachSet } from '#app/photos/picture-sets.ts'
import { type FieldPhoto, PICTURE_CONTROLS, type PictureControl, picturesOf } from '#app/photos/photo-choice.ts'
import { isId } from '#app/catalogue/property/property-record.server.ts'

/** A file that came with the form and was not taken: in which field, and why. */
type NotTaken = { set: PictureSet; refused: string }

/** The stored pictures that a form names, and what is wrong with those that it can't have, by their control. */
export type ClaimedPictures = { pictures: EachSet<FieldPhoto[]>; errors: Partial<Record<PictureControl, string>> }

/** Looks up the pictures that a form names, whoever sent it; they are kept until it is saved. */
export async function claimPictures(
  db: Queries,
  formData: FormData,
  notTaken: readonly NotTaken[],
): Promise<ClaimedPictures> {
  const pictures = ofEachSet<FieldPhoto[]>(() => [])
  const errors: ClaimedPictures['errors'] = {}
  for (const set of PICTURE_SETS) {
    const chosen = picturesOf(formData, set).filter(({ photoId }) => isId(photoId))
    const claimed = await claimPhotos(db, chosen, set)
    pictures[set] = await withEdits(db, claimed.photos, { formData, set })
    const lost = notTaken.filter((file) => file.set === set).map(({ refused }) => refused)
    const faults = claimed.refused ? [...lost, claimed.refused] : lost
    if (faults.length > 0) errors[PICTURE_CONTROLS[set].chosen] = faults.join('\n')
  }
  return { pictures, errors }
}

/** With what was turned and cropped before the form was left, so that it can still be undone. */
async function withEdits(
  db: Queries,
  photos: readonly FieldPhoto[],
  { formData, set }: { formData: FormData; set: PictureSet },
): Promise<FieldPhoto[]> {
  const edits = keptEditsIn(formData, set).filter(({ original }) => isId(original))
  const choices = edits.map(({ original }) => ({ photoId: original, alt: null }))
  const originals = new Map((await claimPhotos(db, choices, set)).photos.map((photo) => [photo.photoId, photo]))
  return photos.map((photo) => {
    const kept = edits.find(({ photoId }) => photoId === photo.photoId)
    const original = kept && originals.get(kept.original)
    return original ? { ...photo, made: { edit: kept.edit, original } } : photo
  })
}
