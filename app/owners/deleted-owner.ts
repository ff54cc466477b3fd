import type { OwnerFields } from './owner.ts'

/** What the papelera keeps of an owner that was deleted or merged with another. */
export type DeletedOwner = OwnerFields & {
  id: string
  createdAt: string
  /** The ids of the properties, also of those in the papelera. */
  properties: string[]
  /** The id of the owner that has the properties since a merge; null after a deletion. */
  mergedInto: string | null
  /** The phone and the email that the other owner took at the merge. */
  taken: Pick<OwnerFields, 'phone' | 'email'>
}
