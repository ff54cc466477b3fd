import { v7 as uuidv7 } from 'uuid'
import { findRecord } from '#app/catalogue/property/find-records.server.ts'
import type { PropertyInput, PropertyRecord, RecordNames } from '#app/catalogue/property/property-input.ts'
import { followPrice } from '#app/catalogue/price/price-per-m2.ts'
import { findOrAddOwner } from '#app/owners/owners.server.ts'
import type { Refused, Result } from '#app/forms/result.ts'
import { createRecord, removeRecord, restoreRecord, updateRecord } from '#app/records/change-record.server.ts'
import { type Change, withTransaction } from '#app/records/change.server.ts'
import { findInTrash, isFreeId } from '#app/records/trash.server.ts'
import { changedFacts, factDifference } from './describe-changes.ts'
import { PROPERTY_KIND } from './property-kind.server.ts'
import { namedIn } from './stored-version.ts'

/**
 * An edit, with the names of the chosen complex, asesor and owner. `isRestored`: whether its price per m² is that of an
 * earlier version; `isUndo`: whether it takes the last edit back, so that the property has its facts and its status since before it.
 */
export type PropertyEdit = RecordNames & {
  input: PropertyInput
  version: number
  isRestored?: boolean
}

/**
 * The outcome of an edit: `conflict` if somebody else saved since the version that was edited. `perM2`: how the price per
 * m² changed, '$420 MXN → $500 MXN'; null for one that did not, or that was empty. `logId`: the entry of the log; null for an
 * edit without changes.
 */
type PropertyUpdated =
  | Result<{ slug: string; perM2: string | null; logId: string | null }, 'missing'>
  | Refused<'conflict', { current: PropertyRecord }>

/** Adds a property, and the owner whom it names for the first time, with its log entry. @returns its id and slug */
export function createProperty(
  change: Change,
  input: PropertyInput,
  id = uuidv7({ msecs: change.now.getTime() }),
): Promise<{ id: string; slug: string }> {
  return withTransaction(change, async (inside) => {
    const { ownerId, ownerName } = await findOrAddOwner(inside.db, input.ownerId, inside.now)
    const edit = { input: { ...input, ownerId }, complexName: null, asesorName: null, ownerName }
    const { slug } = await createRecord(inside, PROPERTY_KIND, id, edit)
    return { id, slug }
  })
}

/**
 * Adds the property of a form. A form that is sent several times adds it once.
 * @param formId the id that the form was opened with; the id of a property in the trash is not used again
 * @returns its id and slug; null if the form was saved already with other values
 */
export function createFromForm(
  change: Change,
  input: PropertyInput,
  formId: string,
): Promise<{ id: string; slug: string } | null> {
  return withTransaction(change, async (inside) => {
    const existing = await findRecord(inside.db, formId)
    if (!existing) return createProperty(inside, input, (await isFreeId(inside.db, formId)) ? formId : undefined)
    return changedFacts(existing.input, input).length === 0 ? { id: existing.id, slug: existing.slug } : null
  })
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
): Promise<PropertyUpdated> {
  if (changedFacts(current.input, edit.input).length === 0)
    return { ok: true, slug: current.slug, perM2: null, logId: null }
  return withTransaction(change, async (inside) => {
    const { version, isRestored, input: sent, ...names } = edit
    const isSame = sent.ownerId === current.input.ownerId
    const owner = isSame ? null : await findOrAddOwner(inside.db, sent.ownerId, inside.now)
    const owned = owner ? { ...sent, ownerId: owner.ownerId } : sent
    const input = followPrice(current.input, owned, isRestored)
    const values = { ...names, input, ownerName: owner ? owner.ownerName : names.ownerName }
    const updated = await updateRecord(inside, PROPERTY_KIND, current, { edit: values, version })
    if (!updated.ok) {
      if (owner?.isNew) await inside.db.deleteFrom('owners').where('id', '=', owner.ownerId).execute()
      return updated
    }
    const { pricePerM2Cents: had } = current.input
    const { from, to } = factDifference('pricePerM2', current.input, input)
    const perM2 = had === null || from === to ? null : `${from} → ${to}`
    return { ok: true, slug: updated.record.slug, perM2, logId: updated.logId }
  })
}

/**
 * Moves a property to the trash (decision 34) with a log entry that has all of its facts. Its slugs answer 410 from then
 * on.
 * @param version deletes only that one
 * @returns the id of the log entry; null when there is no such property
 */
export async function deleteProperty(change: Change, id: string, version?: number): Promise<string | null> {
  return (await removeRecord(change, PROPERTY_KIND, id, version))?.logId ?? null
}

/** `otherCode`: the ID that the property got since another has its own now; null where it has its own. */
export type RestoredProperty = { otherCode: string | null }

/**
 * Restores a deleted property with its photos, slugs, messages and visits, with its log entry.
 * @returns null if it is not in the trash (any more)
 */
export function restoreProperty(change: Change, id: string): Promise<RestoredProperty | null> {
  return withTransaction(change, async (inside) => {
    const deleted = await findInTrash(inside.db, 'property', id)
    const restored = deleted && (await restoreRecord(inside, PROPERTY_KIND, id))
    if (!restored) return null
    const { propertyId: code } = restored.input
    return { otherCode: code === namedIn(deleted.content).propertyId ? null : code }
  })
}
