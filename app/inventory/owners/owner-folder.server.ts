import type { ActivityAction } from '#app/activity/activity-actions.ts'
import { ACTIVITY_LABELS } from '#app/activity/activity-entry.ts'
import { FILE_KIND_LABELS } from '#app/editing/dossier/dossier.ts'
import { inBatches } from '#app/db/in-batches.ts'
import type { Queries } from '#app/db/store.server.ts'
import { snapshotOf } from '#app/records/change-record.server.ts'
import { findVersionLines } from '#app/records/find-versions.server.ts'
import { OWNER_JSON } from '#app/owners/deleted-owner.ts'
import { withoutContacts } from '#app/mail/without-contacts.ts'
import { readJson } from '#app/text/stored-json.ts'
import { OWNER_KIND, describeOwnerChanges } from './owner-kind.server.ts'
import { MOST_HISTORY, type OwnerFolder, type OwnerHistory, type OwnerPaper, type ShownOwner } from './shown-owner.ts'

type Owned = ShownOwner['properties']

/** The notes and private files of all properties of an owner, the newest first. Only for those who may edit. */
export async function findOwnerFolder(db: Queries, properties: Owned): Promise<OwnerFolder> {
  const papers: OwnerPaper[] = []
  for (const batch of inBatches(properties, 1)) {
    const ids = batch.map(({ id }) => id)
    const notes = await db
      .selectFrom('propertyNotes')
      .where('propertyId', 'in', ids)
      .select(['id', 'propertyId', 'note as text', 'createdAt', 'createdByName as author'])
      .execute()
    const files = await db
      .selectFrom('propertyFiles')
      .where('propertyId', 'in', ids)
      .select(['id', 'propertyId', 'kind', 'name', 'createdAt', 'createdByName as author'])
      .execute()
    papers.push(
      ...notes.map((note) => ({ ...note, is: 'note' as const })),
      ...files.map(({ kind, name, ...file }) => ({
        ...file,
        is: 'file' as const,
        text: `${FILE_KIND_LABELS[kind]}: ${name}`,
      })),
    )
  }
  return newestFirst(papers)
}

/** What changed of an owner and of the properties that are theirs now, the newest first. */
export async function findOwnerHistory(
  db: Queries,
  { ownerId, properties, seesContacts }: { ownerId: string; properties: Owned; seesContacts: boolean },
): Promise<OwnerHistory> {
  const [owner] = await OWNER_KIND.find(db, [ownerId])
  const lines = owner
    ? await findVersionLines(db, 'owner', snapshotOf(OWNER_KIND, owner), (before, after) =>
        describeOwnerChanges(readJson(OWNER_JSON, before), readJson(OWNER_JSON, after)),
      )
    : []
  const history: OwnerHistory = lines.map(({ number, savedAt, savedByName, action, details }) => ({
    id: `version-${number}`,
    propertyId: null,
    label: number === 1 ? 'Propietario agregado' : labelOf(action ?? 'edit_owner'),
    details,
    createdAt: savedAt,
    author: savedByName,
  }))
  for (const batch of inBatches(properties, 1)) {
    const rows = await db
      .selectFrom('activityLogs')
      .where(
        'propertyId',
        'in',
        batch.map(({ id }) => id),
      )
      .orderBy('timestamp', 'desc')
      .limit(MOST_HISTORY)
      .select(['id', 'propertyId', 'action', 'details', 'timestamp as createdAt', 'userName as author'])
      .execute()
    history.push(...rows.map(({ action, ...row }) => ({ ...row, label: labelOf(action) })))
  }
  const shown = newestFirst(history).slice(0, MOST_HISTORY)
  if (seesContacts) return shown
  return shown.map((line) => ({ ...line, details: line.details && withoutContacts(line.details) }))
}

function labelOf(action: ActivityAction): string {
  return ACTIVITY_LABELS[action]
}

function newestFirst<Row extends { createdAt: string }>(rows: readonly Row[]): Row[] {
  return rows.toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1))
}
