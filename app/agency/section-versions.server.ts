import type { Queries } from '#app/db/store.server.ts'
import { parseContent } from './agency.server.ts'
import type { FirmContent, FirmSection } from './content/firm-content.ts'

type FirmVersion<Section extends FirmSection> = {
  id: string
  content: FirmContent[Section]
  savedAt: string
  savedBy: string | null
}

/** The versions of a section, the newest first. @param most only the newest ones */
export async function findSectionVersions<Section extends FirmSection>(
  db: Queries,
  section: Section,
  most: number | null = null,
): Promise<FirmVersion<Section>[]> {
  const rows = await db
    .selectFrom('firmVersions')
    .select(['id', 'content', 'savedAt', 'savedBy'])
    .where('section', '=', section)
    .orderBy('id', 'desc')
    .$if(most !== null, (all) => all.limit(most ?? 0))
    .execute()
  return rows.map(({ content, ...row }) => ({ ...row, content: parseContent(section, content) }))
}

/**
 * When and by whom a section was saved, the newest first. Without their content: each version of the clients has all of
 * their logos.
 */
export function findSectionSaves(
  db: Queries,
  section: FirmSection,
): Promise<Omit<FirmVersion<FirmSection>, 'content'>[]> {
  return db
    .selectFrom('firmVersions')
    .select(['id', 'savedAt', 'savedBy'])
    .where('section', '=', section)
    .orderBy('id', 'desc')
    .execute()
}

/** The content of one version of a section; null where it has no such version. */
export async function findSectionVersion<Section extends FirmSection>(
  db: Queries,
  section: Section,
  id: string,
): Promise<FirmContent[Section] | null> {
  const row = await db
    .selectFrom('firmVersions')
    .select('content')
    .where('section', '=', section)
    .where('id', '=', id)
    .executeTakeFirst()
  return row ? parseContent(section, row.content) : null
}
