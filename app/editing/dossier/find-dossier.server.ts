import { isId } from '#app/catalogue/property/find-records.server.ts'
import type { Queries } from '#app/db/store.server.ts'
import type { Dossier } from './dossier.ts'
import { findFiles } from './files.server.ts'
import { type Contributor, findNotes } from './notes.server.ts'

/** What the team keeps about a property; null if there is no such property. */
export async function findDossier(db: Queries, propertyId: string, contributor: Contributor): Promise<Dossier | null> {
  const property = await findDossierProperty(db, propertyId)
  if (!property) return null
  const notes = await findNotes(db, propertyId, contributor)
  return { title: property.title, notes, files: await findFiles(db, propertyId) }
}

/** The property that a dossier is about, as the log names it. */
export async function findDossierProperty(db: Queries, propertyId: string) {
  if (!isId(propertyId)) return null
  const property = await db
    .selectFrom('properties')
    .where('id', '=', propertyId)
    .select(['id', 'title', 'propertyId'])
    .executeTakeFirst()
  return property ?? null
}
