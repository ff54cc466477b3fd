/** From where to where something reaches on the screen, in px. */
export type Stretch = { top: number; bottom: number }

/** How far something must move up until it lies on nothing that is taken: the least; null where that is more than `most`. */
export function roomAbove(place: Stretch, taken: readonly Stretch[], most: number): number | null {
  let up = 0
  // Over one it may come to lie on the next above.
  for (const { top, bottom } of taken.toSorted((one, other) => other.bottom - one.bottom))
    if (bottom > place.top - up && top < place.bottom - up) up = place.bottom - top
  return up > most ? null : up
}
