/** Another property with the ID that is being typed. */
export type SameCode = { id: string; title: string }

/** What the address that tells of it is asked: the ID, and the property that may have it. */
export const CODE_PARAMS = { code: 'propertyId', except: 'id' } as const

/** What that address answers; null for anything else, such as the page of the login. */
export function parseSameCode(answer: unknown): SameCode | null {
  if (typeof answer !== 'object' || answer === null || !('id' in answer) || !('title' in answer)) return null
  const { id, title } = answer
  return typeof id === 'string' && typeof title === 'string' ? { id, title } : null
}
