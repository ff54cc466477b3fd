import { type Landmark, MOST_LANDMARKS, isNamed } from '#app/catalogue/landmarks/landmark.ts'

type Edited = { landmarks: readonly Landmark[] } | { refused: string }

/**
 * The list with a landmark added, or in the place of another.
 * @param before the name that it had; '' for a new one
 */
export function withLandmark(known: readonly Landmark[], before: string, landmark: Landmark): Edited {
  const at = known.findIndex((each) => isNamed(each, before))
  if (known.some((each, other) => other !== at && isNamed(each, landmark.name)))
    return { refused: 'Ya hay un punto de referencia con ese nombre' }
  if (at >= 0) return { landmarks: known.with(at, landmark) }
  if (known.length >= MOST_LANDMARKS) return { refused: `La lista admite hasta ${MOST_LANDMARKS} puntos de referencia` }
  return { landmarks: [...known, landmark] }
}

/** The list without a landmark; the same where it has none of that name. */
export function withoutLandmark(known: readonly Landmark[], name: string): { landmarks: readonly Landmark[] } {
  return { landmarks: known.filter((each) => !isNamed(each, name)) }
}
