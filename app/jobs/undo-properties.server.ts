import { findRecord } from '#app/catalogue/property/find-records.server.ts'
import type { PropertyRecord } from '#app/catalogue/property/property-input.ts'
import { PROPERTY_KIND } from '#app/editing/changes/property-kind.server.ts'
import { undoLatest } from '#app/records/change-record.server.ts'
import type { Change } from '#app/records/change.server.ts'
import type { JobRow } from './job.server.ts'

const SENTENCES = {
  undone: null,
  changed: 'Alguien la cambió después: se queda como está.',
  missing: 'Alguien la eliminó después.',
  forgotten: 'La versión de antes ya no está guardada: se queda como está.',
} as const
const NOT_IN_TRASH = 'Ya no está en la papelera: se queda como está.'

type Undone = { row: JobRow; state: 'undone' | 'kept'; sentence: string | null }

/**
 * Undoes what a job did to properties, in the transaction of the caller: one that it added goes to the trash, one that it
 * deleted comes back, any other gets the version of before. One that somebody changed since stays and is named.
 */
export async function undoProperties(change: Change, rows: readonly JobRow[]): Promise<Undone[]> {
  const undone: Undone[] = []
  for (const row of rows) {
    const sentence = await undoOne(change, row)
    // What was added and is gone is undone, whoever did it.
    const isUndone = sentence === null || (sentence === SENTENCES.missing && row.seen === null)
    undone.push({ row, state: isUndone ? 'undone' : 'kept', sentence })
  }
  return undone
}

/** @returns why it was not undone; null if it was */
async function undoOne(change: Change, { recordId, seen, version }: JobRow): Promise<string | null> {
  const id = recordId ?? ''
  const isDeleted = version === null
  // Only its notes were new: the property stays as it was, unless somebody changed it.
  if (seen !== null && seen === version) return sentenceOf(await findRecord(change.db, id), version)
  const outcome = await undoLatest(change, PROPERTY_KIND, { id, number: version ?? (seen ?? 0) + 1 })
  return isDeleted && outcome !== 'undone' ? NOT_IN_TRASH : SENTENCES[outcome]
}

function sentenceOf(record: PropertyRecord | null, version: number): string | null {
  if (!record) return SENTENCES.missing
  return record.version === version ? null : SENTENCES.changed
}
