import { v5 as uuidv5 } from 'uuid'
import { inBatches } from '#app/db/in-batches.ts'
import type { Queries } from '#app/db/store.server.ts'
import type { EarlierEntry, EarlierRecords } from '#app/inventory/import/file/earlier-records.ts'
import type { ImportRecordsTable } from '#app/inventory/import/file/import-tables.ts'

const COLUMNS = 6
/** Ids in one query. */
const IDS = 500
/** The namespace of the ids of imported entries: the same entry of another export has the same id. */
const ENTRIES = '7f3a4c0e-5a0b-5c43-9d0a-2f6f2d7b8c11'

/** Stores what a file holds besides its table. Entries that the log has already are marked. */
export async function storeImportRecords(
  db: Queries,
  importId: string,
  { entries, people, contact, notes }: EarlierRecords,
): Promise<void> {
  const known = await knownEntries(db, entries.map(entryId))
  const contents: Omit<ImportRecordsTable, 'importId' | 'position'>[] = [
    ...entries.map((entry) => {
      const id = entryId(entry)
      const state = known.has(id) ? ('same' as const) : null
      return { kind: 'entry' as const, content: JSON.stringify(entry), entryId: id, state }
    }),
    ...people.map((person) => besideLog('person', person)),
    ...(contact ? [besideLog('contact', contact)] : []),
    ...notes.map((note) => besideLog('note', note)),
  ]
  const rows = contents.map((content, position) => ({ importId, position, ...content }))
  for (const batch of inBatches(rows, COLUMNS)) await db.insertInto('importRecords').values(batch).execute()
}

function besideLog<Kind extends 'person' | 'contact' | 'note'>(kind: Kind, content: unknown) {
  return { kind, content: JSON.stringify(content), entryId: null, state: null }
}

function entryId({ key }: EarlierEntry): string {
  return uuidv5(key, ENTRIES)
}

async function knownEntries(db: Queries, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const known = new Set<string>()
  for (let at = 0; at < ids.length; at += IDS) {
    const some = ids.slice(at, at + IDS)
    const rows = await db.selectFrom('activityLogs').where('id', 'in', some).select('id').execute()
    for (const { id } of rows) known.add(id)
  }
  return known
}
