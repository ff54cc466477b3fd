import { findRecords } from '#app/catalogue/property/find-records.server.ts'
import type { PropertyRecord } from '#app/catalogue/property/property-input.ts'
import type { Queries } from '#app/db/store.server.ts'
import { deleteProperty, updateProperty } from '#app/editing/changes/change-property.server.ts'
import { restoreProperty } from '#app/editing/changes/restore-property.server.ts'
import { readVersion } from '#app/editing/changes/stored-version.ts'
import { withoutGone } from '#app/editing/versions/find-versions.server.ts'
import type { Change } from '#app/records/change.server.ts'
import type { JobRow } from './job.server.ts'

const KEPT = 'Alguien la cambió después: se queda como está.'
const DELETED = 'Alguien la eliminó después.'
const NOT_IN_TRASH = 'Ya no está en la papelera: se queda como está.'
const FORGOTTEN = 'La versión de antes ya no está guardada: se queda como está.'

type Undone = { row: JobRow; state: 'undone' | 'kept'; sentence: string | null }

/**
 * Undoes what a job did to properties, in the transaction of the caller: one that it added goes to the papelera, one that it
 * deleted comes back, any other gets the version of before. One that somebody changed since stays and is named.
 */
export async function undoProperties(change: Change, rows: readonly JobRow[]): Promise<Undone[]> {
  const { db } = change
  const ids = rows.flatMap(({ recordId }) => recordId ?? [])
  const records = new Map((await findRecords(db, ids)).map((record) => [record.id, record]))
  const contents = await findContents(db, rows)
  const undone: Undone[] = []
  for (const row of rows) {
    const id = row.recordId ?? ''
    const sentence = await undoOne(change, row, { record: records.get(id), content: contents.get(id) })
    // What was added and is gone is undone, whoever did it.
    const isUndone = sentence === null || (sentence === DELETED && row.seen === null)
    undone.push({ row, state: isUndone ? 'undone' : 'kept', sentence })
  }
  return undone
}

type Found = { record: PropertyRecord | undefined; content: string | undefined }

/** @returns why it was not undone; null if it was */
async function undoOne(change: Change, { recordId, seen, version }: JobRow, { record, content }: Found) {
  if (version === null) return (await restoreProperty(change, recordId ?? '')) === null ? NOT_IN_TRASH : null
  if (!record) return DELETED
  if (record.version !== version) return KEPT
  if (seen === null) return (await deleteProperty(change, record.id, version)) === null ? KEPT : null
  // Only its notes were new.
  if (seen === version) return null
  if (content === undefined) return FORGOTTEN
  const { complexName, asesorName, ownerName, ...input } = (await withoutGone(change.db, readVersion(content))).input
  const names = { complexName, asesorName, ownerName }
  const edit = { input, ...names, version, isRestored: true as const, isUndo: true }
  const { outcome } = await updateProperty(change, record, edit)
  return outcome === 'saved' ? null : KEPT
}

/** The stored versions before the changes, by property. */
async function findContents(db: Queries, rows: readonly JobRow[]): Promise<Map<string, string>> {
  const seen = new Map(
    rows.flatMap((row) =>
      row.recordId === null || row.seen === null || row.seen === row.version ? [] : [[row.recordId, row.seen]],
    ),
  )
  if (seen.size === 0) return new Map()
  const versions = await db
    .selectFrom('propertyVersions')
    .where('propertyId', 'in', [...seen.keys()])
    .where('number', 'in', [...new Set(seen.values())])
    .select(['propertyId', 'number', 'content'])
    .execute()
  return new Map(
    versions.flatMap(({ propertyId, number, content }) =>
      seen.get(propertyId) === number ? [[propertyId, content] as const] : [],
    ),
  )
}
