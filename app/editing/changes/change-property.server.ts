import { v7 as uuidv7 } from 'uuid'
import { recordActivity } from '#app/activity/record.server.ts'
import type { Queries } from '#app/db/store.server.ts'
import { type Change, withTransaction } from '#app/records/change.server.ts'
import { isFreeId, moveToTrash } from './trash-rows.server.ts'
import { findOrAddOwner } from '#app/owners/owners.server.ts'
import { followPrice } from '#app/catalogue/price/price-per-m2.ts'
import { changedFacts, describeChanges, describeProperty, factDifference, loggedProperty } from './describe-changes.ts'
import { type PropertyInput, type PropertyRecord, type RecordNames } from '#app/catalogue/property/property-input.ts'
import { findRecord, isId } from '#app/catalogue/property/find-records.server.ts'
import { fieldPictures, writePictures } from '#app/catalogue/property/pictures.server.ts'
import { insertRow, overwrite, writeAmenities } from './property-rows.server.ts'
import { PROPERTY_SLUGS, retireSlug, reviveSlug } from './slug-registry.server.ts'
import { storeRecords, storeVersions } from './store-versions.server.ts'

/**
 * An edit, with the names of the chosen conjunto, asesor and owner. `isRestored`: whether its values are those of an earlier
 * version; `isUndo`: whether it takes the last edit back, so that the property has its facts and its status since before it.
 */
export type PropertyEdit = RecordNames & {
  input: PropertyInput
  version: number
  isRestored?: true
  isUndo?: boolean
}

/**
 * The outcome of an edit: `conflict` if somebody else saved since the version that was edited. `perM2`: how the price per
 * m² changed, '$420 MXN → $500 MXN'; null for one that did not, or that was empty. `logId`: the entry of the log; null for an
 * edit without changes.
 */
export type UpdateOutcome =
  | { outcome: 'saved'; slug: string; perM2: string | null; logId: string | null }
  | { outcome: 'conflict'; current: PropertyRecord }
  | { outcome: 'missing' }

/** Adds a property, and the owner whom it names for the first time, with its log entry. @returns its id and slug */
export function createProperty(change: Change, input: PropertyInput): Promise<{ id: string; slug: string }> {
  return withTransaction(change, (inside) => addLogged(inside, input))
}

/**
 * The same for a form, which adds one property however often it is sent.
 * @param formId the id that the form was opened with; the id of a property in the papelera is not used again
 * @returns its id and slug; null if the form was saved already with other values
 */
export function createFromForm(
  change: Change,
  input: PropertyInput,
  formId: string,
): Promise<{ id: string; slug: string } | null> {
  return withTransaction(change, async (inside) => {
    const existing = await findRecord(inside.db, formId)
    if (!existing) return addLogged(inside, input, (await isFreeId(inside.db, formId)) ? formId : undefined)
    return changedFacts(existing.input, input).length === 0 ? { id: existing.id, slug: existing.slug } : null
  })
}

async function addLogged(change: Change, input: PropertyInput, id?: string) {
  const { db, actor, now } = change
  const { ownerId } = await findOrAddOwner(db, input.ownerId, now)
  const created = await insertProperty(db, { ...input, ownerId }, { createdBy: actor.id, now, id })
  await recordCreation(change, created.id, input)
  return created
}

/** Writes the log entry and the first version of a property that was inserted. */
export async function recordCreation({ db, actor, now, note }: Change, id: string, input: PropertyInput) {
  const logId = await recordActivity(db, {
    action: 'create_property',
    type: 'property_creation',
    property: loggedProperty(id, input),
    actor,
    details: note,
    now,
  })
  await storeVersions(db, [id], { by: actor, logId })
}

/** Writes a property with its conditions and pictures, without a log entry, in the transaction of the caller. */
export async function insertProperty(
  db: Queries,
  input: PropertyInput,
  made: { createdBy: string | null; now: Date; id?: string },
) {
  const id = made.id ?? uuidv7({ msecs: made.now.getTime() })
  const slug = await insertRow(db, id, input, made)
  await reviveSlug(db, PROPERTY_SLUGS, slug)
  await writeAmenities(db, id, input.amenities)
  await writePictures(db, { kind: 'property', id }, input)
  return { id, slug }
}

/**
 * Saves an edit, and the owner whom it names for the first time, with its log entry, if the stored version is still the one
 * that was edited. An edit without changes counts as saved: no new version, no log entry.
 * @param current the property as it was read to check the edit
 */
export async function updateProperty(
  change: Change,
  current: PropertyRecord,
  edit: PropertyEdit,
): Promise<UpdateOutcome> {
  if (changedFacts(current.input, edit.input).length === 0)
    return { outcome: 'saved', slug: current.slug, perM2: null, logId: null }
  return withTransaction(change, async (inside) => {
    if (edit.input.ownerId === current.input.ownerId) return writeEdit(inside, current, edit)
    const { ownerId, ownerName, isNew } = await findOrAddOwner(inside.db, edit.input.ownerId, inside.now)
    const written = await writeEdit(inside, current, { ...edit, input: { ...edit.input, ownerId }, ownerName })
    if (isNew && ownerId !== null && written.outcome !== 'saved')
      await inside.db.deleteFrom('owners').where('id', '=', ownerId).execute()
    return written
  })
}

async function writeEdit(
  { db, actor, now, note }: Change,
  current: PropertyRecord,
  sent: PropertyEdit,
): Promise<UpdateOutcome> {
  const { id } = current
  const edit = { ...sent, input: followPrice(current.input, sent.input, sent.isRestored) }
  const isCurrent = current.version === edit.version
  if (isCurrent) await storeRecords(db, [current])
  const slug = isCurrent && (await overwrite(db, current, edit, { updatedBy: actor.id, updatedAt: now.toISOString() }))
  if (!slug) {
    const newer = await findRecord(db, id)
    return newer ? { outcome: 'conflict', current: newer } : { outcome: 'missing' }
  }
  if (slug !== current.slug) {
    await reviveSlug(db, PROPERTY_SLUGS, slug)
    await retireSlug(db, PROPERTY_SLUGS, current.slug, { id, now })
  }
  const changes = describeChanges(withNames(current), withNames(edit))
  const logId = await recordActivity(db, {
    action: 'edit_property',
    type: 'property_edit',
    property: loggedProperty(id, edit.input),
    actor,
    details: note ? `${note}\n${changes}` : changes,
    now,
  })
  const saved = { ...current, ...edit, slug, version: edit.version + 1, updatedAt: now.toISOString() }
  await storeRecords(db, [saved], { by: actor, logId })
  const { pricePerM2Cents: had } = current.input
  const { from, to } = factDifference('pricePerM2', current.input, edit.input)
  return { outcome: 'saved', slug, perM2: had === null || from === to ? null : `${from} → ${to}`, logId }
}

function withNames({ input, complexName, asesorName, ownerName }: { input: PropertyInput } & RecordNames) {
  return { ...input, complexName, asesorName, ownerName }
}

/**
 * Moves a property to the papelera (decision 34) with a log entry that has all of its facts. Its slugs answer 410 from then
 * on.
 * @param version deletes only that one
 * @returns the id of the log entry; null when there is no such property
 */
export async function deleteProperty(change: Change, id: string, version?: number): Promise<string | null> {
  if (!isId(id)) return null
  return withTransaction(change, async ({ db, actor, now, note }) => {
    await storeVersions(db, [id])
    // Writing first locks the row: nobody changes it between the copy for the log and the deletion.
    const { numUpdatedRows } = await db
      .updateTable('properties')
      .set((eb) => ({ version: eb('version', '+', 1) }))
      .where('id', '=', id)
      .$if(version !== undefined, (all) => all.where('version', '=', version ?? 0))
      .executeTakeFirstOrThrow()
    const property = numUpdatedRows === 0n ? null : await findRecord(db, id)
    if (!property) return null
    const pictures = await fieldPictures(db, { kind: 'property', id })
    const details = describeProperty({ ...property, ...property.input }, { slug: property.slug, pictures })
    await moveToTrash(db, property, { by: actor.name, now })
    await db.deleteFrom('properties').where('id', '=', id).execute()
    await retireSlug(db, PROPERTY_SLUGS, property.slug, { id: null, now })
    return recordActivity(db, {
      action: 'delete_property',
      type: 'property_deletion',
      property: loggedProperty(id, property.input),
      actor,
      details: note ? `${note}\n${details}` : details,
      now,
    })
  })
}
