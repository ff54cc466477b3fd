/** Why another property may be the same one, as the form says it. */
export const SAME_REASONS = {
  code: 'tiene este ID',
  place: 'está en el mismo lugar y mide casi lo mismo',
  photo: 'tiene una de estas fotos',
} as const
type SameReason = keyof typeof SAME_REASONS

/** Another property that may be the same one. */
export type SameProperty = { id: string; title: string; reason: SameReason }

/** The parameters of the request; `except` is the property that is edited. */
export const SAME_PARAMS = {
  except: 'id',
  code: 'propertyId',
  map: 'googleMapsLink',
  address: 'address',
  area: 'area',
  complex: 'complexId',
  photo: 'foto',
} as const

/** Reads the answer; null for anything else, such as the login page. */
export function parseSameProperties(answer: unknown): SameProperty[] | null {
  return Array.isArray(answer) && answer.every(isSameProperty) ? answer : null
}

function isSameProperty(each: unknown): each is SameProperty {
  if (typeof each !== 'object' || each === null) return false
  const { id, title, reason } = each as Partial<Record<string, unknown>>
  return typeof id === 'string' && typeof title === 'string' && Object.hasOwn(SAME_REASONS, String(reason))
}
