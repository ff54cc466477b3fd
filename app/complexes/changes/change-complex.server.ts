import { v7 as uuidv7 } from 'uuid'
import { describeComplexChanges } from '#app/complexes/complex-fields.ts'
import type { ComplexInput, ComplexRecord } from '#app/complexes/complex-input.ts'
import type { Refused, Result } from '#app/forms/result.ts'
import { createRecord, removeRecord, restoreRecord, updateRecord } from '#app/records/change-record.server.ts'
import { type Change, withTransaction } from '#app/records/change.server.ts'
import { isFreeId } from '#app/records/trash.server.ts'
import { COMPLEX_KIND, findComplexRecord } from './complex-kind.server.ts'

/**
 * Adds a complex with its log entry.
 * @param formId the id that a form was opened with: a form adds one complex, however often it is sent
 * @returns null if the form was saved already with other values
 */
export function createComplex(change: Change, input: ComplexInput, formId: string): Promise<{ id: string } | null> {
  return withTransaction(change, async (inside) => {
    const existing = await findComplexRecord(inside.db, formId)
    if (existing) return describeComplexChanges(existing.input, input) === '' ? { id: existing.id } : null
    const id = (await isFreeId(inside.db, formId)) ? formId : uuidv7({ msecs: inside.now.getTime() })
    return createRecord(inside, COMPLEX_KIND, id, input)
  })
}

type ComplexUpdated = Result<{ slug: string }, 'missing'> | Refused<'conflict', { current: ComplexRecord }>

/**
 * Saves an edit and its log entry if the stored version is still the one that was edited; else it changes nothing. Spaces
 * that had the complex's place get its new place.
 * @param current the complex as it was read before
 */
export async function updateComplex(
  change: Change,
  current: ComplexRecord,
  { input, version }: { input: ComplexInput; version: number },
): Promise<ComplexUpdated> {
  if (describeComplexChanges(current.input, input) === '' && current.version === version)
    return { ok: true, slug: current.slug }
  const updated = await updateRecord(change, COMPLEX_KIND, current, { edit: input, version })
  return updated.ok ? { ok: true, slug: updated.record.slug } : updated
}

/**
 * Moves a complex to the trash with its log entry; its spaces stay, without it.
 * @returns whether there was such a complex
 */
export async function deleteComplex(change: Change, id: string): Promise<boolean> {
  return (await removeRecord(change, COMPLEX_KIND, id)) !== null
}

/**
 * Restores a deleted complex with its pictures and slugs, and with those of its spaces that are in no complex now.
 * @returns whether it was in the trash
 */
export async function restoreDeletedComplex(change: Change, id: string): Promise<boolean> {
  return (await restoreRecord(change, COMPLEX_KIND, id)) !== null
}
