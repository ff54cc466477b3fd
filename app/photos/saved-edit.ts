import { PICTURE_CONTROLS } from './photo-choice.ts'
import type { PictureSet } from './picture-sets.ts'
import { type PhotoEdit, CROP_RATIOS, type Rect, type PixelSize } from './photo-edit.ts'

/** How a picture of a form was turned and cropped, and its original: a draft stores both. */
export type SavedEdit = { photoId: string; original: string; edit: PhotoEdit }

export function writeSavedEdit(kept: SavedEdit): string {
  return JSON.stringify(kept)
}

/** The edits of a posted form without impossible ones. */
export function savedEditsIn(formData: FormData, set: PictureSet): SavedEdit[] {
  return formData.getAll(PICTURE_CONTROLS[set].edits).flatMap((value) => {
    const saved = typeof value === 'string' ? parsed(value) : null
    return isSavedEdit(saved) ? [saved] : []
  })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function isSavedEdit(value: unknown): value is SavedEdit {
  if (!isObject(value)) return false
  const { photoId, original, edit } = value
  return typeof photoId === 'string' && typeof original === 'string' && isEdit(edit)
}

function isEdit(value: unknown): value is PhotoEdit {
  if (!isObject(value)) return false
  const { size, turns, ratio, frame } = value
  const isTurned = [0, 1, 2, 3].some((each) => each === turns)
  return (
    isSize(size) &&
    isTurned &&
    typeof ratio === 'string' &&
    Object.hasOwn(CROP_RATIOS, ratio) &&
    (frame === null || isRect(frame))
  )
}

function isSize(value: unknown): value is PixelSize {
  return isObject(value) && [value.width, value.height].every((length) => isFinite(length) && length > 0)
}

function isRect(value: unknown): value is Rect {
  return isObject(value) && isSize(value) && 'x' in value && isFinite(value.x) && 'y' in value && isFinite(value.y)
}

function isFinite(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value)
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
