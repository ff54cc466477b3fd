import { type Landmark, MOST_LANDMARKS, isNamed } from '#app/catalogue/place/landmark.ts'

type Edited = { landmarks: readonly Landmark[] } | { refused: string }

/**
 * The list with a landmark added or replaced.
 * @param before the name of the replaced landmark; '' to add one
 */
export function withLandmark(landmarks: readonly Landmark[], before: string, landmark: Landmark): Edited {
  const at = landmarks.findIndex((each) => isNamed(each, before))
  if (landmarks.some((each, other) => other !== at && isNamed(each, landmark.name)))
    return { refused: 'Ya hay un punto de referencia con ese nombre' }
  if (at >= 0) return { landmarks: landmarks.with(at, landmark) }
  if (landmarks.length >= MOST_LANDMARKS)
    return { refused: `La lista admite hasta ${MOST_LANDMARKS} puntos de referencia` }
  return { landmarks: [...landmarks, landmark] }
}

/** The list without the landmark of that name. */
export function withoutLandmark(landmarks: readonly Landmark[], name: string): { landmarks: readonly Landmark[] } {
  return { landmarks: landmarks.filter((each) => !isNamed(each, name)) }
}
