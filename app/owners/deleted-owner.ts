import { z } from 'zod'
import { JSON_TEXT, TEXTS, TEXT_OR_NULL, readJson, readJsonOr, storedJson } from '#app/text/stored-json.ts'
import type { OwnerFields } from './owner.ts'

const FIELDS = { phone: TEXT_OR_NULL, email: TEXT_OR_NULL }
/** A version of an owner. */
export const OWNER_JSON = storedJson<OwnerFields>(
  'versions.content',
  'Versión de un propietario',
  z.object({ name: JSON_TEXT, ...FIELDS }),
)

/** What the trash stores of an owner that was deleted or merged with another, besides the last version. */
export type KeptOwner = {
  createdAt: string
  /** The ids of the properties, also of those in the trash. */
  properties: string[]
  /** The id of the owner that has the properties since a merge; null after a deletion. */
  mergedInto: string | null
  /** The phone and the email that the other owner took at the merge. */
  taken: Pick<OwnerFields, 'phone' | 'email'>
}
export type DeletedOwner = OwnerFields & KeptOwner & { id: string }

export const DELETED_OWNER_JSON = storedJson<KeptOwner>(
  'versions.deleted',
  'Propietario en la papelera',
  z.object({ createdAt: JSON_TEXT, properties: TEXTS, mergedInto: TEXT_OR_NULL, taken: z.object(FIELDS) }),
)

type Stored = { id: string; content: string; kept: string }

/** @throws UnreadableJson */
export function readDeletedOwner({ id, content, kept }: Stored): DeletedOwner {
  return { id, ...readJson(OWNER_JSON, content), ...readJson(DELETED_OWNER_JSON, kept) }
}

/** The same, and null for a damaged one. */
export function deletedOwnerOrNull({ id, content, kept }: Stored): DeletedOwner | null {
  const [fields, rest] = [readJsonOr(OWNER_JSON, content, null), readJsonOr(DELETED_OWNER_JSON, kept, null)]
  return fields && rest && { id, ...fields, ...rest }
}
