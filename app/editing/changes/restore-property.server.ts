import { recordActivity } from '#app/activity/record.server.ts'
import { inBatches } from '#app/db/in-batches.ts'
import type { Queries } from '#app/db/store.server.ts'
import { type Change, withTransaction } from '#app/records/change.server.ts'
import { insertProperty } from './change-property.server.ts'
import type { DeletedProperty } from './property-json.ts'
import { takeFromTrash } from './trash-rows.server.ts'
import { readCodes } from './free-code.server.ts'
import { describeChanges, loggedProperty } from './describe-changes.ts'
import { isId } from '#app/catalogue/property/find-records.server.ts'
import { PROPERTY_SLUGS, isFreeSlug, retireSlug } from './slug-registry.server.ts'
import { storeVersions } from './store-versions.server.ts'

/** `otherCode`: the ID that the property got since another has its own now; null where it has its own. */
export type RestoredProperty = { otherCode: string | null }

/**
 * Restores a deleted property with its photos, slugs, messages and visits, with its log entry.
 * @returns null if it is not in the papelera (any more)
 */
export async function restoreProperty(change: Change, id: string): Promise<RestoredProperty | null> {
  if (!isId(id)) return null
  return withTransaction(change, async ({ db, actor, now, note }) => {
    const kept = await takeFromTrash(db, id)
    if (!kept) return null
    const otherCode = (await readCodes(db))({ id, wanted: kept.input.propertyId })
    const deleted = otherCode === null ? kept : { ...kept, input: { ...kept.input, propertyId: otherCode } }
    const changes = otherCode === null ? null : describeChanges(kept.input, deleted.input)
    await restoreRows(db, id, deleted, { updatedAt: now.toISOString(), updatedBy: actor.id })
    const logId = await recordActivity(db, {
      action: 'restore_property',
      type: 'property_restoration',
      property: loggedProperty(id, deleted.input),
      actor,
      details: [note, changes].filter(Boolean).join('\n') || undefined,
      now,
    })
    await storeVersions(db, [id], { by: actor, logId })
    return { otherCode }
  })
}

/** Columns of a row of `interest`. */
const INTEREST_COLUMNS = 4

type Restoring = { updatedAt: string; updatedBy: string | null }

async function restoreRows(db: Queries, id: string, deleted: DeletedProperty, change: Restoring) {
  const { input, createdAt, version } = deleted
  const createdBy = await idIfExists(db, 'users', deleted.createdBy)
  const complexId = await idIfExists(db, 'complexes', input.complexId)
  // A property that was deleted before asesores and owners existed was stored without the columns.
  const asesorId = await idIfExists(db, 'users', input.asesorId ?? null)
  const ownerId = await idIfExists(db, 'owners', input.ownerId ?? null)
  const made = { id, createdBy, now: new Date(createdAt) }
  const { slug } = await insertProperty(db, { ...input, complexId, asesorId, ownerId }, made)
  // A form that was opened before the deletion must find another version.
  await db
    .updateTable('properties')
    .set({
      ...change,
      version: version + 1,
      statusSince: deleted.statusSince ?? change.updatedAt,
      factsSince: deleted.factsSince ?? change.updatedAt,
    })
    .where('id', '=', id)
    .execute()
  if (slug !== deleted.slug) await redirectSlug(db, deleted.slug, id, new Date(change.updatedAt))
  const owner = { propertyId: id }
  for (const slugs of inBatches(deleted.slugs, 1))
    await db.updateTable('retiredSlugs').set(owner).where('slug', 'in', slugs).where('propertyId', 'is', null).execute()
  for (const ids of inBatches(deleted.messages, 1))
    await db.updateTable('contactMessages').set(owner).where('id', 'in', ids).where('propertyId', 'is', null).execute()
  const visits = deleted.interest.map((each) => ({ ...each, ...owner }))
  for (const batch of inBatches(visits, INTEREST_COLUMNS)) await db.insertInto('interest').values(batch).execute()
}

type Referred = 'complexes' | 'users' | 'owners'

/** Accounts, conjuntos and owners may be deleted while the property is in the papelera. */
async function idIfExists(db: Queries, table: Referred, id: string | null): Promise<string | null> {
  if (id === null) return null
  const found = await db.selectFrom(table).where('id', '=', id).select('id').executeTakeFirst()
  return found?.id ?? null
}

/** Redirects its old slug to it, unless another property has or had that slug meanwhile. */
async function redirectSlug(db: Queries, slug: string, id: string, now: Date) {
  if (await isFreeSlug(db, PROPERTY_SLUGS, slug, id)) await retireSlug(db, PROPERTY_SLUGS, slug, { id, now })
}
