import type { Queries } from '#app/db/store.server.ts'
import { claimPhotos } from '#app/photos/claim-photos.server.ts'
import { type EachSet, PICTURE_SETS, type PictureSet, ofEachSet } from '#app/photos/upload/picture-sets.ts'
import { type FieldPhoto, PICTURE_CONTROLS, type PictureControl, picturesOf } from '#app/photos/upload/photo-choice.ts'
import { isId } from '#app/properties/changes/property-record.server.ts'

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
    pictures[set] = claimed.photos
    const lost = notTaken.filter((file) => file.set === set).map(({ refused }) => refused)
    const faults = claimed.refused ? [...lost, claimed.refused] : lost
    if (faults.length > 0) errors[PICTURE_CONTROLS[set].chosen] = faults.join('\n')
  }
  return { pictures, errors }
}
