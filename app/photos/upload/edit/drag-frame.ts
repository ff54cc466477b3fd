import {
  type PhotoEdit,
  CROP_RATIOS,
  type Rect,
  type PixelSize,
  clamp,
  cropOf,
  turnedSize,
} from '#app/photos/photo-edit.ts'

/** The corners and sides by which the frame is resized, by compass points; a fixed proportion has corners only. */
export const CORNERS = ['nw', 'ne', 'sw', 'se'] as const
export const SIDES = ['n', 'w', 'e', 's'] as const
type Handle = (typeof CORNERS)[number] | (typeof SIDES)[number]
/** What is moved: a corner, a side, or the whole frame. */
export type Grip = Handle | 'whole'

/** A smaller crop would look blurred on the page, and its handles would lie on each other on a phone. */
const LEAST_PIXELS = 320
const LEAST_PART = 0.2

/** The frame after it was moved or resized by some px of the turned picture, never beyond the picture. */
export function dragged(edit: PhotoEdit, grip: Grip, by: { x: number; y: number }): PhotoEdit {
  const crop = cropOf(edit)
  const bounds = turnedSize(edit)
  if (grip === 'whole') return { ...edit, frame: moved(crop, bounds, by) }
  const proportion = CROP_RATIOS[edit.ratio]
  const resized = withSides(crop, bounds, grip, by)
  return {
    ...edit,
    frame: proportion === null ? resized : inProportion({ crop, resized, bounds, grip, proportion, by }),
  }
}

function moved(crop: Rect, bounds: PixelSize, by: { x: number; y: number }): Rect {
  return {
    ...crop,
    x: clamp(crop.x + by.x, 0, bounds.width - crop.width),
    y: clamp(crop.y + by.y, 0, bounds.height - crop.height),
  }
}

/** Width and height each on its own. */
function withSides(crop: Rect, bounds: PixelSize, grip: Handle, by: { x: number; y: number }): Rect {
  const least = { width: leastSide(bounds.width), height: leastSide(bounds.height) }
  const [right, bottom] = [crop.x + crop.width, crop.y + crop.height]
  const left = grip.includes('w') ? clamp(crop.x + by.x, 0, right - least.width) : crop.x
  const top = grip.includes('n') ? clamp(crop.y + by.y, 0, bottom - least.height) : crop.y
  const end = grip.includes('e') ? Math.min(Math.max(right + by.x, left + least.width), bounds.width) : right
  const foot = grip.includes('s') ? Math.min(Math.max(bottom + by.y, top + least.height), bounds.height) : bottom
  return { x: left, y: top, width: end - left, height: foot - top }
}

type Proportional = {
  crop: Rect
  resized: Rect
  bounds: PixelSize
  grip: Handle
  proportion: number
  by: { x: number; y: number }
}

/** The opposite corner stays; the side that was moved further decides. */
function inProportion({ crop, resized, bounds, grip, proportion, by }: Proportional): Rect {
  const [right, bottom] = [crop.x + crop.width, crop.y + crop.height]
  const room = {
    width: grip.includes('w') ? right : bounds.width - crop.x,
    height: grip.includes('n') ? bottom : bounds.height - crop.y,
  }
  const most = Math.min(room.width, room.height * proportion)
  const least = Math.max(leastSide(bounds.width), leastSide(bounds.height) * proportion)
  const wanted = Math.abs(by.x) >= Math.abs(by.y) * proportion ? resized.width : resized.height * proportion
  const width = Math.min(Math.max(wanted, least), most)
  const height = width / proportion
  return {
    x: grip.includes('w') ? right - width : crop.x,
    y: grip.includes('n') ? bottom - height : crop.y,
    width,
    height,
  }
}

function leastSide(side: number): number {
  return Math.min(side, Math.max(LEAST_PIXELS, side * LEAST_PART))
}
