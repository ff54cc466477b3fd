import { oneLine } from '#app/forms/typed-text.ts'
import type { PhotoEdit } from './photo-edit.ts'
import { type EachSet, PICTURE_SETS, type PictureSet } from './picture-sets.ts'

/** A picture in a form with its description; photos are in order, the cover first. */
export type PhotoChoice = { photoId: string; alt: string | null }
/** A picture as the form's field shows it. `luminance`: of its pixels, while it is known. */
export type FieldPhoto = PhotoChoice & {
  key: string
  width: number
  height: number
  luminance?: number | null
  made?: Made
}
/** How a stored picture was turned and cropped, and its original. */
type Made = { edit: PhotoEdit; original: FieldPhoto }

/**
 * Names of the controls of a picture set: ids and descriptions, in the same order; `removed`, ids to remove, used
 * without JavaScript; `edits`, turns and crops (`saved-edit.ts`).
 */
export const PICTURE_CONTROLS = {
  photos: { chosen: 'images', alts: 'imageAlts', removed: 'removedImages', edits: 'imageEdits' },
  plans: { chosen: 'plans', alts: 'planAlts', removed: 'removedPlans', edits: 'planEdits' },
} as const satisfies EachSet<{ chosen: string; alts: string; removed: string; edits: string }>
export type PictureControl = (typeof PICTURE_CONTROLS)[PictureSet]['chosen']

/** Control that uploads one picture, of any set. */
export const SENT_CONTROL = PICTURE_CONTROLS.photos.chosen

/** The pictures of a posted form without the removed ones; duplicates keep their first place. */
export function picturesOf(formData: FormData, set: PictureSet): PhotoChoice[] {
  const controls = PICTURE_CONTROLS[set]
  const alts = formData.getAll(controls.alts)
  const removed = new Set(formData.getAll(controls.removed))
  const chosen = new Map<string, PhotoChoice>()
  for (const [at, photoId] of formData.getAll(controls.chosen).entries()) {
    if (typeof photoId !== 'string' || photoId === '' || removed.has(photoId) || chosen.has(photoId)) continue
    const alt = alts[at]
    chosen.set(photoId, { photoId, alt: (typeof alt === 'string' && oneLine(alt)) || null })
  }
  return [...chosen.values()]
}

/** Replaces the pictures that a form names. */
export function setPictures(formData: FormData, set: PictureSet, pictures: readonly PhotoChoice[]): void {
  const { chosen, alts, removed } = PICTURE_CONTROLS[set]
  for (const name of [chosen, alts, removed]) formData.delete(name)
  for (const { photoId, alt } of pictures) {
    formData.append(chosen, photoId)
    formData.append(alts, alt ?? '')
  }
}

/** The picture set of a control name. */
export function setNamed(control: string): PictureSet | null {
  return PICTURE_SETS.find((set) => PICTURE_CONTROLS[set].chosen === control) ?? null
}
