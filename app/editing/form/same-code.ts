/** Another property with the typed ID. */
export type SameCode = { id: string; title: string }

/** The parameters of the request: the ID, and the property that is edited. */
export const CODE_PARAMS = { code: 'propertyId', except: 'id' } as const

/** Reads the answer; null for anything else, such as the login page. */
export function parseSameCode(answer: unknown): SameCode | null {
  if (typeof answer !== 'object' || answer === null || !('id' in answer) || !('title' in answer)) return null
  const { id, title } = answer
  return typeof id === 'string' && typeof title === 'string' ? { id, title } : null
}
