/** A place of the grid, in px of the page. */
export type Slot = { left: number; top: number; width: number; height: number }
export type PagePoint = { x: number; y: number }

/** The place whose middle is nearest to a point. */
export function nearestSlot(slots: readonly Slot[], point: PagePoint): number {
  const distances = slots.map((slot) => Math.hypot(middle(slot).x - point.x, middle(slot).y - point.y))
  return distances.indexOf(Math.min(...distances))
}

/** Where each item stands, by its index, while the one at `from` is held over the place `to`. */
export function placeWhileHeld(index: number, { from, to }: { from: number; to: number }): number {
  if (index === from) return to
  if (from < index && index <= to) return index - 1
  if (to <= index && index < from) return index + 1
  return index
}

export function middle({ left, top, width, height }: Slot): PagePoint {
  return { x: left + width / 2, y: top + height / 2 }
}
