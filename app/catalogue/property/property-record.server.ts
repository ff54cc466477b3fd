import { validate } from 'uuid'
import type { Queries } from '#app/db/store.server.ts'
import { findRecords } from './find-records.server.ts'
import type { PropertyRecord } from './property-input.ts'

/** True for text that can be the id of a property: only then is the store asked for it. */
export function isId(text: string): boolean {
  return validate(text)
}

/** A property as it can be changed, with everything that a form fills; null when there is none. */
export async function findRecord(db: Queries, id: string): Promise<PropertyRecord | null> {
  const [record = null] = isId(id) ? await findRecords(db, [id]) : []
  return record
}
