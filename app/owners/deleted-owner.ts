import { z } from 'zod'
import { JSON_TEXT, TEXTS, TEXT_OR_NULL, storedJson } from '#app/text/stored-json.ts'
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

const FIELDS = { phone: TEXT_OR_NULL, email: TEXT_OR_NULL }
export const DELETED_OWNER_JSON = storedJson<DeletedOwner>(
  'deletedProperties.kept',
  'Propietario en la papelera',
  z.object({
    id: JSON_TEXT,
    name: JSON_TEXT,
    ...FIELDS,
    createdAt: JSON_TEXT,
    properties: TEXTS,
    mergedInto: TEXT_OR_NULL,
    taken: z.object(FIELDS),
  }),
)
