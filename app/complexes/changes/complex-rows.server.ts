import type { Queries } from '#app/db/store.server.ts'
import { isId } from '#app/catalogue/property/find-records.server.ts'
import { chosenPictures } from '#app/catalogue/property/pictures.server.ts'
import { COMPLEX_CONTROLS } from '#app/complexes/complex-fields.ts'
import type { ComplexRecord } from '#app/complexes/complex-input.ts'

/** A stored conjunto with everything that its form edits; null when there is none. */
export async function findComplexRecord(db: Queries, id: string): Promise<ComplexRecord | null> {
  if (!isId(id)) return null
  const row = await db
    .selectFrom('complexes')
    .where('id', '=', id)
    .select(['id', 'slug', 'version', ...COMPLEX_CONTROLS])
    .executeTakeFirst()
  if (!row) return null
  const { slug, version, id: _id, ...fields } = row
  return { id, slug, version, input: { ...fields, ...(await chosenPictures(db, { kind: 'complex', id })) } }
}
