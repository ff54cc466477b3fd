import { PICTURE_CONTROLS } from './photo-choice.ts'
import type { PictureSet } from './picture-sets.ts'
import { type PhotoEdit, CROP_RATIOS, type Rect, type PixelSize } from './photo-edit.ts'

/** How a picture of a form was turned and cropped, and the stored picture before that: a draft keeps both. */
export type KeptEdit = { photoId: string; original: string; edit: PhotoEdit }

export function writeKeptEdit(kept: KeptEdit): string {
  return JSON.stringify(kept)
}

/** Those of a posted form; what nobody could have made here is left out. */
export function keptEditsIn(formData: FormData, set: PictureSet): KeptEdit[] {
  return formData.getAll(PICTURE_CONTROLS[set].edits).flatMap((value) => {
    const kept = typeof value === 'string' ? parsed(value) : null
    return isKeptEdit(kept) ? [kept] : []
  })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function isKeptEdit(value: unknown): value is KeptEdit {
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
