import type { Queries, Store } from '#app/db/store.server.ts'
import { findStored } from '#app/records/find-versions.server.ts'
import { parseContent, saveSection } from './agency.server.ts'
import type { AgencyContent, AgencySection } from './content/agency-content.ts'

/** A save of a section; `savedBy`: the name of the person, null for content that came with the product. */
export type SectionSave = { number: number; savedAt: string; savedBy: string | null }

/** When and by whom a section was saved, the newest first. */
export function findSectionSaves(db: Queries, section: AgencySection): Promise<SectionSave[]> {
  return db
    .selectFrom('versions')
    .where('kind', '=', 'firm')
    .where('recordId', '=', section)
    .orderBy('number', 'desc')
    .select(['number', 'savedAt', 'savedByName as savedBy'])
    .execute()
}

/** The content of one version of a section; null where it has no such version. */
export async function findSectionVersion<Section extends AgencySection>(
  db: Queries,
  section: Section,
  number: number,
): Promise<{ content: AgencyContent[Section]; savedAt: string } | null> {
  const stored = await findStored(db, 'firm', { id: section, number })
  return stored && { content: parseContent(section, stored.content), savedAt: stored.savedAt }
}

type Saving = Parameters<typeof saveSection>[3]

/**
 * Restores a version of a section, as a save like any other.
 * @param seen the number of the newest version that the person saw: a later save is a conflict
 */
export async function restoreSection(
  store: Store,
  section: AgencySection,
  { number, seen }: { number: number; seen: number },
  saving: Saving,
): Promise<'saved' | 'unchanged' | 'conflict' | 'missing'> {
  const version = await findSectionVersion(store.db, section, number)
  if (!version) return 'missing'
  let outcome: 'saved' | 'unchanged' | 'conflict' = 'conflict'
  const resolve = (saved: object, newest: number) => {
    if (newest !== seen) return null
    outcome = JSON.stringify(version.content) === JSON.stringify(saved) ? 'unchanged' : 'saved'
    return outcome === 'saved' ? version.content : null
  }
  await saveSection(store, section, resolve, saving)
  return outcome
}
