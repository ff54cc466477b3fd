import type { Updateable } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { recordActivity } from '#app/activity/record.server.ts'
import type { Schema } from '#app/db/schema.ts'
import type { Queries } from '#app/db/store.server.ts'
import { replacePictures, writePictures } from '#app/catalogue/property/pictures.server.ts'
import { type Change, withTransaction } from '#app/records/change.server.ts'
import { isFreeId } from '#app/editing/changes/trash-rows.server.ts'
import { FIRST_VERSION } from '#app/catalogue/property/property-input.ts'
import { describeComplexChanges } from '#app/complexes/complex-fields.ts'
import type { ComplexInput, ComplexRecord } from '#app/complexes/complex-input.ts'
import { spaceCount } from '#app/catalogue/facts/complex-link.ts'
import { findComplexRecord, storeComplexVersion } from './complex-rows.server.ts'
import { COMPLEX_SLUGS, freeSlug, retireSlug, reviveSlug } from '#app/editing/changes/slug-registry.server.ts'
import { moveSpaces } from './move-spaces.server.ts'

/**
 * Adds a conjunto with its log entry.
 * @param formId the id that a form was opened with: a form adds one conjunto, however often it is sent
 * @returns null if the form was saved already with other values
 */
export function createComplex(change: Change, input: ComplexInput, formId: string): Promise<{ id: string } | null> {
  return withTransaction(change, async (inside) => {
    const { db, actor, now } = inside
    const existing = await findComplexRecord(db, formId)
    if (existing) return describeComplexChanges(existing.input, input) === '' ? { id: existing.id } : null
    const id = (await isFreeId(db, formId)) ? formId : undefined
    const created = await insertComplex(db, input, { createdBy: actor.id, now, id })
    const logId = await recordComplex(inside, 'create_complex', input.name)
    await storeComplexVersion(db, await findComplexRecord(db, created.id), { by: actor, logId })
    return created
  })
}

/** Writes a conjunto with its pictures, without a log entry, in the transaction of the caller. */
export async function insertComplex(
  db: Queries,
  input: ComplexInput,
  made: { createdBy: string | null; now: Date; id?: string },
) {
  const { photos, plans, ...fields } = input
  const id = made.id ?? uuidv7({ msecs: made.now.getTime() })
  const slug = await freeSlug(db, COMPLEX_SLUGS, { id, title: fields.name, propertyId: null })
  const history = { createdAt: made.now.toISOString(), createdBy: made.createdBy, updatedAt: null, updatedBy: null }
  await db
    .insertInto('complexes')
    .values({ ...fields, ...history, id, slug, version: FIRST_VERSION })
    .execute()
  await reviveSlug(db, COMPLEX_SLUGS, slug)
  await writePictures(db, { kind: 'complex', id }, { photos, plans })
  return { id, slug }
}

type UpdateOutcome =
  | { outcome: 'saved'; slug: string }
  | { outcome: 'missing' }
  | { outcome: 'conflict'; current: ComplexRecord }

/**
 * Saves an edit and its log entry if the stored version is still the one that was edited; else it changes nothing. Spaces
 * that had the conjunto's place get its new place.
 * @param current the conjunto as it was read before
 */
export async function updateComplex(
  change: Change,
  current: ComplexRecord,
  edit: { input: ComplexInput; version: number },
): Promise<UpdateOutcome> {
  const { id } = current
  const changes = describeComplexChanges(current.input, edit.input)
  if (changes === '' && current.version === edit.version) return { outcome: 'saved', slug: current.slug }
  return withTransaction(change, async (inside) => {
    const { db, actor, now, note } = inside
    const { photos, plans, ...fields } = edit.input
    const isCurrent = current.version === edit.version
    if (isCurrent) await storeComplexVersion(db, current)
    const slug =
      fields.name === current.input.name
        ? current.slug
        : await freeSlug(db, COMPLEX_SLUGS, { id, title: fields.name, propertyId: null })
    const changed = { version: edit.version + 1, updatedAt: now.toISOString(), updatedBy: actor.id }
    if (!isCurrent || !(await overwrite(db, { id, version: edit.version }, { ...fields, ...changed, slug }))) {
      const newer = await findComplexRecord(db, id)
      return newer ? { outcome: 'conflict', current: newer } : { outcome: 'missing' }
    }
    await replacePictures(db, { kind: 'complex', id }, { photos, plans })
    if (slug !== current.slug) {
      await reviveSlug(db, COMPLEX_SLUGS, slug)
      await retireSlug(db, COMPLEX_SLUGS, current.slug, { id, now })
    }
    const moved = await moveSpaces(inside, { id, before: current.input, after: edit.input })
    const lines = [note, changes, moved > 0 && `La ubicación la tomaron también: ${spaceCount(moved)}`]
    const logId = await recordComplex(inside, 'edit_complex', fields.name, lines.filter(Boolean).join('\n'))
    const saved = { ...current, ...changed, slug, input: edit.input }
    await storeComplexVersion(db, saved, { by: actor, logId })
    return { outcome: 'saved', slug }
  })
}

/** The condition on the version is an optimistic lock: of two who save at once, the second finds another version. */
async function overwrite(
  db: Queries,
  { id, version }: { id: string; version: number },
  row: Updateable<Schema['complexes']>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('complexes')
    .set(row)
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

type ComplexAction = 'create_complex' | 'edit_complex' | 'delete_complex' | 'restore_complex'

/** The log entry names the conjunto; it has no property to link to. */
export function recordComplex(
  { db, actor, now }: Change,
  action: ComplexAction,
  title: string,
  details?: string,
): Promise<string> {
  return recordActivity(db, { action, type: 'complex', property: { id: null, title }, actor, details, now })
}
