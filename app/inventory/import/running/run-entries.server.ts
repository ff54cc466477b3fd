import { readJsonOr } from '#app/text/stored-json.ts'
import { ENTRY_JSON } from '#app/inventory/import/file/import-json.ts'
import type { Queries } from '#app/db/store.server.ts'
import { recordEarlierActivity } from '#app/activity/record.server.ts'
import type { EarlierEntry } from '#app/inventory/import/file/earlier-records.ts'
import type { Job } from '#app/jobs/job.server.ts'

type Importing = Pick<Job<unknown>, 'id' | 'title'>

/** Entries of one transaction. */
const BATCH = 200

/**
 * Adds the next entries of the earlier log with their authors and times, linked to the property of their row.
 * @returns false when none was left
 */
export async function runEntries(db: Queries, { id, title: filename }: Importing): Promise<boolean> {
  const due = await db
    .selectFrom('importRecords')
    .where('importId', '=', id)
    .where('kind', '=', 'entry')
    .where('state', 'is', null)
    .orderBy('position')
    .limit(BATCH)
    .select(['position', 'content', 'entryId'])
    .execute()
  if (due.length === 0) return false
  const records = due.map(({ position, content, entryId }) => ({
    position,
    entryId: entryId ?? '',
    entry: readJsonOr(ENTRY_JSON, content, null),
  }))
  const properties = await propertiesOfLines(db, id, records)
  for (const { position, entryId, entry } of records) {
    if (entry === null) {
      await endEntry(db, id, position, 'left')
      continue
    }
    const { action, type, title, userName, timestamp, details } = entry
    const property = properties.get(entry.line ?? 0) ?? { id: null, title }
    const isNew = await recordEarlierActivity(db, entryId, {
      action,
      type,
      property: { ...property, title: title || property.title },
      actor: { id: null, name: userName },
      details: [`Importado de «${filename}»`, details].filter(Boolean).join('\n'),
      now: new Date(timestamp),
    })
    await endEntry(db, id, position, isNew ? 'saved' : 'same')
  }
  return true
}

async function endEntry(db: Queries, importId: string, position: number, state: 'saved' | 'same' | 'left') {
  await db
    .updateTable('importRecords')
    .set({ state })
    .where('importId', '=', importId)
    .where('position', '=', position)
    .execute()
}

/** The stored properties of rows that were imported, changed or found the same. */
async function propertiesOfLines(db: Queries, importId: string, records: readonly { entry: EarlierEntry | null }[]) {
  const lines = [...new Set(records.flatMap(({ entry }) => entry?.line ?? []))]
  if (lines.length === 0) return new Map<number, never>()
  const rows = await db
    .selectFrom('jobRows')
    .where('jobId', '=', importId)
    .where('position', 'in', lines)
    .where('recordId', 'is not', null)
    .select(['position', 'recordId', 'code', 'title'])
    .execute()
  return new Map(rows.map(({ position, recordId, ...named }) => [position, { ...named, id: recordId ?? '' }]))
}

/** Takes the next entries that this import added out of the log. @returns false when none was left */
export async function undoEntries(db: Queries, { id }: Importing): Promise<boolean> {
  const due = await db
    .selectFrom('importRecords')
    .where('importId', '=', id)
    .where('kind', '=', 'entry')
    .where('state', '=', 'saved')
    .orderBy('position')
    .limit(BATCH)
    .select(['position', 'entryId'])
    .execute()
  if (due.length === 0) return false
  const ids = due.flatMap(({ entryId }) => entryId ?? [])
  await db.deleteFrom('activityLogs').where('id', 'in', ids).execute()
  await db
    .updateTable('importRecords')
    .set({ state: 'undone' })
    .where('importId', '=', id)
    .where(
      'position',
      'in',
      due.map(({ position }) => position),
    )
    .execute()
  return true
}
