/** A photo of a property in a form; in order, the cover first. */
export type PhotoChoice = { photoId: string; alt: string | null }
/** A photo as the form's field shows it. */
export type FieldPhoto = PhotoChoice & { key: string; width: number; height: number }

/** Names of the controls that carry photos: at the same place, the id of a photo and its alternative text. */
export const PHOTO_CONTROL = 'images'
export const ALT_CONTROL = 'imageAlts'
/** Ids to remove, sent by a page without JavaScript. */
export const REMOVED_CONTROL = 'removedImages'

/** The photos of a posted form without the removed ones; duplicates keep their first place. */
export function photosOf(formData: FormData): PhotoChoice[] {
  const alts = formData.getAll(ALT_CONTROL)
  const removed = new Set(formData.getAll(REMOVED_CONTROL))
  const chosen = new Map<string, PhotoChoice>()
  for (const [at, photoId] of formData.getAll(PHOTO_CONTROL).entries()) {
    if (typeof photoId !== 'string' || photoId === '' || removed.has(photoId) || chosen.has(photoId)) continue
    const alt = alts[at]
    chosen.set(photoId, { photoId, alt: (typeof alt === 'string' && alt.trim()) || null })
  }
  return [...chosen.values()]
}

/** Puts photos in place of those that a form names. */
export function setPhotos(formData: FormData, photos: readonly PhotoChoice[]): void {
  for (const name of [PHOTO_CONTROL, ALT_CONTROL, REMOVED_CONTROL]) formData.delete(name)
  for (const { photoId, alt } of photos) {
    formData.append(PHOTO_CONTROL, photoId)
    formData.append(ALT_CONTROL, alt ?? '')
  }
}
