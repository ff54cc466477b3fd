import { setImmediate } from 'node:timers/promises'
import { lockConfig } from '#app/db/global-config.server.ts'
import type { Queries } from '#app/db/store.server.ts'
import { recordEvent } from '#app/records/account-log.server.ts'
import { type VersionRestored, restoreStored, snapshotOf, updateRecord } from '#app/records/change-record.server.ts'
import { type Change, withTransaction } from '#app/records/change.server.ts'
import { findNewestVersion } from '#app/records/find-versions.server.ts'
import type { EditableKind, VersionedRecord } from '#app/records/record-kind.server.ts'
import { storeVersions } from '#app/records/versions.server.ts'
import { parseContent } from './agency.server.ts'
import { EMPTY_AGENCY, AGENCY_SECTIONS } from './content/empty-agency.ts'
import type { AgencyContent, AgencySection } from './content/agency-content.ts'
import { isAgencySection } from './content/agency-schema.ts'

/** A section of the agency. It has no row of its own: its newest version is the section; before its first save it is empty. */
type SectionRecord = VersionedRecord & { content: AgencyContent[AgencySection] }

/** The sections of the agency. The note of a change is the line of the log; the list of versions says what changed. */
export const AGENCY_KIND: EditableKind<AgencyContent[AgencySection], SectionRecord> = {
  name: 'firm',
  find: async (db, ids) => Promise.all(ids.filter(isAgencySection).map((section) => findSectionRecord(db, section))),
  content: ({ content }) => JSON.stringify(content),
  photoIds: () => [],
  named: ({ id }) => ({ id, title: id, code: null }),
  editOf: async (_db, content, { id }) => parseContent(id as AgencySection, content),
  async overwrite({ db, now }, current, content) {
    await lockConfig(db, now)
    const { version } = await findSectionRecord(db, current.id as AgencySection)
    if (version !== current.version) return null
    return { record: { ...current, content, version: version + 1, updatedAt: now.toISOString() } }
  },
  describe: () => '',
  log: (change, { named }) => recordEvent(change, { action: 'change_settings', subject: change.note ?? named.title }),
}

async function findSectionRecord(db: Queries, section: AgencySection): Promise<SectionRecord> {
  const newest = await findNewestVersion(db, 'firm', section)
  const content = newest ? parseContent(section, newest.content) : EMPTY_AGENCY[section]
  return { id: section, version: newest?.number ?? 0, createdAt: newest?.savedAt ?? '', updatedAt: null, content }
}

/**
 * Saves a section with its log entry.
 * @param resolve makes the content to save from the stored one; null to save nothing
 */
export async function saveSection<Section extends AgencySection>(
  change: Change,
  section: Section,
  resolve: (saved: AgencyContent[Section]) => AgencyContent[Section] | null,
): Promise<void> {
  await withTransaction(change, async (inside) => {
    await lockConfig(inside.db, inside.now)
    const current = await findSectionRecord(inside.db, section)
    const edit = resolve(current.content as AgencyContent[Section])
    if (edit) await updateRecord(inside, AGENCY_KIND, current, { edit, version: current.version })
  })
  // The revision is read once per turn of the event loop: whoever reads the agency after this call sees the change.
  await setImmediate()
}

/** Saves all sections, without an entry of the log. */
export function saveAgencyContent(change: Change, content: AgencyContent): Promise<void> {
  return withTransaction(change, async (inside) => {
    for (const section of AGENCY_SECTIONS) {
      const { version, ...current } = await findSectionRecord(inside.db, section)
      const record = {
        ...current,
        content: content[section],
        version: version + 1,
        updatedAt: inside.now.toISOString(),
      }
      await storeVersions(inside.db, 'firm', [snapshotOf(AGENCY_KIND, record)], { change: inside, logId: null })
    }
  })
}

/**
 * Restores a version of a section, as a save like any other.
 * @param seen the number of the newest version that the person saw: a later save is a conflict
 */
export async function restoreSection(
  change: Change,
  section: AgencySection,
  restore: { number: number; seen: number },
): Promise<VersionRestored<object>> {
  const restored = await restoreStored(
    change,
    AGENCY_KIND,
    { id: section, ...restore },
    async (inside, version, current) => {
      const edit = await AGENCY_KIND.editOf(inside.db, version.content, current)
      const isSame = JSON.stringify(edit) === AGENCY_KIND.content(current)
      return isSame ? { ok: false, refusal: 'unchanged' as const } : { ok: true, edit }
    },
  )
  // The revision is read once per turn of the event loop: whoever reads the agency after this call sees the change.
  await setImmediate()
  return restored
}
