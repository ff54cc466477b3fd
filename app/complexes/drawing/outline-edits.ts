import type { OutlineCorner } from '#app/complexes/floors/outline.ts'

/** A corner that is set with a pointer is rounded to a tenth of a percent. */
const POINTED = 1000
/** The way of one press of an arrow key, and of one with Shift, as parts of a side. */
const [SHORT, LONG] = [0.005, 0.05]
/** Where the first corner goes that keys add, and how far from it the second one. */
const [MIDDLE, APART] = [0.5, 0.1]

const ARROWS: Record<string, OutlineCorner> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The corner under a pointer; the nearest one of the drawing where it has left it. */
export function cornerAt(
  drawing: { getBoundingClientRect(): { left: number; top: number; width: number; height: number } },
  { clientX, clientY }: { clientX: number; clientY: number },
): OutlineCorner {
  const { left, top, width, height } = drawing.getBoundingClientRect()
  return inside([rounded((clientX - left) / width), rounded((clientY - top) / height)])
}

/** A corner after the press of an arrow key; null for another key. */
export function nudged([x, y]: OutlineCorner, key: string, isLong: boolean): OutlineCorner | null {
  const arrow = Object.hasOwn(ARROWS, key) ? ARROWS[key] : undefined
  const way = isLong ? LONG : SHORT
  return arrow ? inside([x + arrow[0] * way, y + arrow[1] * way]) : null
}

/** The corner in the middle of the side after a corner. Without a side it is apart from it, or in the middle of the drawing. */
export function halfway(corners: readonly OutlineCorner[], at: number): OutlineCorner {
  const from = corners[at]
  if (!from) return [MIDDLE, MIDDLE]
  const to = corners[(at + 1) % corners.length] ?? from
  if (corners.length === 1) return inside([from[0] > 1 - APART ? from[0] - APART : from[0] + APART, from[1]])
  // The middle of a line that is not an outline yet would be on the line.
  if (corners.length === 2) return inside([to[0], to[1] > 1 - APART ? to[1] - APART : to[1] + APART])
  return inside([(from[0] + to[0]) / 2, (from[1] + to[1]) / 2])
}

export function withCorner(corners: readonly OutlineCorner[], at: number, corner: OutlineCorner): OutlineCorner[] {
  return corners.map((each, place) => (place === at ? corner : each))
}

function inside(corner: OutlineCorner): OutlineCorner {
  const [x, y] = corner.map((part) => Math.min(1, Math.max(0, part)))
  return [x ?? 0, y ?? 0]
}

function rounded(part: number): number {
  return Math.round(part * POINTED) / POINTED
}
