import type { Queries } from '#app/db/store.server.ts'
import { isId } from '#app/catalogue/property/find-records.server.ts'
import { chosenPictures } from '#app/catalogue/property/pictures.server.ts'
import { COMPLEX_CONTROLS } from '#app/complexes/complex-fields.ts'
import type { ComplexRecord } from '#app/complexes/complex-input.ts'
import { type VersionAuthor, writeVersions } from '#app/editing/changes/write-versions.server.ts'
import { complexVersionContent } from './complex-version.ts'

/** A stored conjunto with everything that its form edits; null when there is none. */
export async function findComplexRecord(db: Queries, id: string): Promise<ComplexRecord | null> {
  if (!isId(id)) return null
  const row = await db
    .selectFrom('complexes')
    .where('id', '=', id)
    .select(['id', 'slug', 'version', 'createdAt', 'updatedAt', ...COMPLEX_CONTROLS])
    .executeTakeFirst()
  if (!row) return null
  const { slug, version, createdAt, updatedAt, id: _id, ...fields } = row
  const history = { version, createdAt, updatedAt }
  return { id, slug, ...history, input: { ...fields, ...(await chosenPictures(db, { kind: 'complex', id })) } }
}

/** Stores the version of a conjunto (`writeVersions`). */
export async function storeComplexVersion(
  db: Queries,
  complex: ComplexRecord | null,
  saved: VersionAuthor | null = null,
): Promise<void> {
  if (!complex) return
  const versioned = { ...complex, pictures: complex.input, content: () => complexVersionContent(complex) }
  await writeVersions(db, 'complex', [versioned], saved)
}
