import type { Store } from '#app/db/store.server.ts'
import { updateProperty } from '#app/editing/changes/change-property.server.ts'
import { findRecord } from '#app/catalogue/property/find-records.server.ts'

/** Changes only the title of a property, as its form does. @returns its new slug */
export async function renameProperty(store: Store, id: string, title: string, now: Date): Promise<string> {
  const record = await findRecord(store.db, id)
  if (!record) throw new Error(`There is no property ${id}`)
  const edit = { ...record, input: { ...record.input, title } }
  const saved = await updateProperty({ db: store.db, actor: { id: null, name: null }, now }, record, edit)
  if (!saved.ok) throw new Error(`The property ${id} was not renamed: ${saved.refusal}`)
  return saved.slug
}
