import { v7 as uuidv7 } from 'uuid'
import { recordActivity } from '#app/activity/record.server.ts'
import type { Queries, Store } from '#app/db/store.server.ts'
import { isFreeId } from './trash-rows.server.ts'
import { findOrAddOwner } from '#app/owners/owners.server.ts'
import { followPrice } from '#app/catalogue/price/price-per-m2.ts'
import { changedFacts, describeChanges, factDifference, loggedProperty } from './describe-changes.ts'
import { type PropertyInput, type PropertyRecord, type RecordNames } from '#app/catalogue/property/property-input.ts'
import { deleteLogged } from './delete-logged.server.ts'
import { findRecord, isId } from '#app/catalogue/property/find-records.server.ts'
import { writePictures } from '#app/catalogue/property/pictures.server.ts'
import { insertRow, overwrite, writeAmenities } from './property-rows.server.ts'
import { PROPERTY_SLUGS, retireSlug, retryIfTaken, reviveSlug } from './slug-registry.server.ts'
import { storeRecords, storeVersions } from './store-versions.server.ts'

/** Who makes a change; `id` is null for the product itself. */
export type Actor = { id: string | null; name: string | null }
type Change = { actor: Actor; now: Date }

type Recording = (db: Queries, logId: string) => Promise<void>
/**
 * An edit, with the names of the chosen conjunto, asesor and owner. `note`: a line for the log; `record`: in its
 * transaction; `isRestored`: whether its values are those of an earlier version; `isUndo`: whether it takes the last edit back, which
 * then counts as no change.
 */
export type PropertyEdit = RecordNames & {
  input: PropertyInput
  version: number
  note?: string
  record?: Recording
  isRestored?: true
  isUndo?: boolean
}

/**
 * The outcome of an edit: `conflict` if somebody else saved since the version that was edited. `perM2`: how the price per
 * m² changed, '$420 MXN → $500 MXN'; null for one that did not, or that was empty.
 */
export type UpdateOutcome =
  | { outcome: 'saved'; slug: string; perM2: string | null }
  | { outcome: 'conflict'; current: PropertyRecord }
  | { outcome: 'missing' }

/** Adds a property and its log entry in one transaction. @returns its id and slug */
export async function createProperty(store: Store, input: PropertyInput, actor: Actor, now: Date) {
  return retryIfTaken(() => store.db.transaction().execute((db) => addLogged(db, input, actor, { now })))
}

/**
 * The same for a form, which adds one property however often it is sent, with the owner whom it names for the first time.
 * @param formId the id that the form was opened with; the id of a property in the papelera is not used again
 * @returns its id and slug; null if the form was saved already with other values
 */
export async function createFromForm(store: Store, input: PropertyInput, actor: Actor, now: Date, formId: string) {
  return retryIfTaken(() =>
    store.db.transaction().execute(async (db) => {
      const existing = await findRecord(db, formId)
      if (!existing) {
        const { ownerId } = await findOrAddOwner(db, input.ownerId, now)
        const id = (await isFreeId(db, formId)) ? formId : undefined
        return addLogged(db, { ...input, ownerId }, actor, { now, id })
      }
      return changedFacts(existing.input, input).length === 0 ? { id: existing.id, slug: existing.slug } : null
    }),
  )
}

async function addLogged(db: Queries, input: PropertyInput, actor: Actor, made: { now: Date; id?: string }) {
  const created = await insertProperty(db, input, { createdBy: actor.id, ...made })
  const logId = await recordActivity(db, {
    action: 'create_property',
    type: 'property_creation',
    property: loggedProperty(created.id, input),
    actor,
    now: made.now,
  })
  await storeVersions(db, [created.id], { by: actor, logId })
  return created
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
 * Saves an edit and its log entry in one transaction, if the stored version is still the one that was edited. An edit
 * without changes counts as saved: no new version, no log entry.
 * @param current the property as it was read to check the edit
 */
export async function updateProperty(
  store: Store,
  current: PropertyRecord,
  edit: PropertyEdit,
  actor: Actor,
  now: Date,
): Promise<UpdateOutcome> {
  if (changedFacts(current.input, edit.input).length === 0) return { outcome: 'saved', slug: current.slug, perM2: null }
  return retryIfTaken(() => store.db.transaction().execute((db) => writeWithOwner(db, current, edit, { actor, now })))
}

/** Adds the owner whom an edit names for the first time, with the edit or not at all. */
async function writeWithOwner(db: Queries, current: PropertyRecord, edit: PropertyEdit, by: Change) {
  if (edit.input.ownerId === current.input.ownerId) return writeEdit(db, current, edit, by)
  const { ownerId, ownerName, isNew } = await findOrAddOwner(db, edit.input.ownerId, by.now)
  const written = await writeEdit(db, current, { ...edit, input: { ...edit.input, ownerId }, ownerName }, by)
  if (isNew && ownerId !== null && written.outcome !== 'saved')
    await db.deleteFrom('owners').where('id', '=', ownerId).execute()
  return written
}

/** The same for an edit with changes, in the transaction of the caller. */
export async function writeEdit(
  db: Queries,
  current: PropertyRecord,
  sent: PropertyEdit,
  { actor, now }: Change,
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
    details: edit.note ? `${edit.note}\n${changes}` : changes,
    now,
  })
  const saved = { ...current, ...edit, slug, version: edit.version + 1, updatedAt: now.toISOString() }
  await storeRecords(db, [saved], { by: actor, logId })
  await edit.record?.(db, logId)
  const { pricePerM2Cents: had } = current.input
  const { from, to } = factDifference('pricePerM2', current.input, edit.input)
  return { outcome: 'saved', slug, perM2: had === null || from === to ? null : `${from} → ${to}` }
}

/**
 * Moves a property to the papelera (decision 34) with a log entry that has all of its facts. Its slugs answer 410 from
 * then on.
 * @returns false when there is none
 */
export async function deleteProperty(store: Store, id: string, actor: Actor, now: Date): Promise<boolean> {
  if (!isId(id)) return false
  return store.db.transaction().execute(async (db) => (await deleteLogged(db, id, { actor, now })) !== null)
}

function withNames({ input, complexName, asesorName, ownerName }: { input: PropertyInput } & RecordNames) {
  return { ...input, complexName, asesorName, ownerName }
}
