import type { Queries } from '#app/db/store.server.ts'
import { findStored } from '#app/records/find-versions.server.ts'
import { parseContent } from './agency.server.ts'
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
