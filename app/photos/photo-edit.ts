export type PixelSize = { width: number; height: number }
/** A rectangle in px, from the upper left corner. */
export type Rect = PixelSize & { x: number; y: number }

/** 3:2 is the proportion of the cards and of the largest stored photo. */
export const CROP_RATIOS = { free: null, '3:2': 3 / 2 } as const
export type CropRatio = keyof typeof CROP_RATIOS

/** How a photo is turned and cropped. `size` is that of the picture before both, upright as its EXIF data says. */
export type PhotoEdit = {
  size: PixelSize
  /** Quarter turns to the right. */
  turns: 0 | 1 | 2 | 3
  ratio: CropRatio
  /** The crop of the turned picture; null while nobody has moved the frame: the largest that the ratio allows. */
  frame: Rect | null
}

export function untouched(size: PixelSize): PhotoEdit {
  return { size, turns: 0, ratio: 'free', frame: null }
}

/** The size of the whole picture once it is turned. */
export function turnedSize({ size, turns }: Pick<PhotoEdit, 'size' | 'turns'>): PixelSize {
  return turns % 2 === 0 ? size : { width: size.height, height: size.width }
}

/** The crop of the turned picture. */
export function cropOf(edit: PhotoEdit): Rect {
  return edit.frame ?? largest(turnedSize(edit), edit.ratio)
}

/** The same part of the picture, a quarter turn further. */
export function turnedBy(edit: PhotoEdit, direction: 'left' | 'right'): PhotoEdit {
  const turns = ((edit.turns + (direction === 'right' ? 1 : 3)) % 4) as PhotoEdit['turns']
  const frame = edit.frame && turnedRect(edit.frame, turnedSize(edit), direction)
  return withRatio({ ...edit, turns, frame }, edit.ratio)
}

/** A moved frame keeps its centre and, as far as it fits, its area. */
export function withRatio(edit: PhotoEdit, ratio: CropRatio): PhotoEdit {
  return { ...edit, ratio, frame: edit.frame && reshaped(edit.frame, turnedSize(edit), ratio) }
}

/** Whether the edit leaves the photo unchanged. */
export function changesNothing(edit: PhotoEdit): boolean {
  const { width, height } = cropOf(edit)
  const whole = turnedSize(edit)
  return edit.turns === 0 && width >= whole.width - 0.5 && height >= whole.height - 0.5
}

/**
 * The crop in whole px of the picture before it is turned. @param actual the size of the decoded picture, which may
 * differ from the one that was edited
 */
export function sourceRect(edit: PhotoEdit, actual: PixelSize): Rect {
  let rect = cropOf(edit)
  let size = turnedSize(edit)
  for (let turns: number = edit.turns; turns > 0; turns -= 1) {
    rect = turnedRect(rect, size, 'left')
    size = { width: size.height, height: size.width }
  }
  const [x, width] = wholePixels(rect.x, rect.width, actual.width / edit.size.width, actual.width)
  const [y, height] = wholePixels(rect.y, rect.height, actual.height / edit.size.height, actual.height)
  return { x, y, width, height }
}

/** The largest centred rectangle of a ratio. */
function largest({ width, height }: PixelSize, ratio: CropRatio): Rect {
  const proportion = CROP_RATIOS[ratio]
  if (proportion === null) return { x: 0, y: 0, width, height }
  const wide = Math.min(width, height * proportion)
  const high = wide / proportion
  return { x: (width - wide) / 2, y: (height - high) / 2, width: wide, height: high }
}

function reshaped(frame: Rect, bounds: PixelSize, ratio: CropRatio): Rect {
  const proportion = CROP_RATIOS[ratio]
  if (proportion === null) return frame
  const width = Math.min(Math.sqrt(frame.width * frame.height * proportion), largest(bounds, ratio).width)
  const height = width / proportion
  const x = clamp(frame.x + (frame.width - width) / 2, 0, bounds.width - width)
  const y = clamp(frame.y + (frame.height - height) / 2, 0, bounds.height - height)
  return { x, y, width, height }
}

/** @param within the size of the picture before this turn */
function turnedRect({ x, y, width, height }: Rect, within: PixelSize, direction: 'left' | 'right'): Rect {
  return direction === 'right'
    ? { x: within.height - y - height, y: x, width: height, height: width }
    : { x: y, y: within.width - x - width, width: height, height: width }
}

/** Rounds a range to whole px, inside the picture and never empty. */
function wholePixels(start: number, length: number, scale: number, end: number): [start: number, length: number] {
  const from = clamp(Math.round(start * scale), 0, end - 1)
  const to = clamp(Math.round((start + length) * scale), from + 1, end)
  return [from, to - from]
}

/** @returns `low` if the range is empty */
export function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(value, high))
}
