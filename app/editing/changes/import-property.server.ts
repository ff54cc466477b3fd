import type { PropertyInput } from '#app/catalogue/property/property-input.ts'
import { findOrAddOwner } from '#app/owners/owners.server.ts'
import { recordWritten } from '#app/records/change-record.server.ts'
import { type Change, withTransaction } from '#app/records/change.server.ts'
import { PROPERTY_KIND } from './property-kind.server.ts'
import { insertProperty } from './property-rows.server.ts'
import { PROPERTY_SLUGS, isFreeSlug, retireSlug } from './slug-registry.server.ts'

/** `createdAt` and `updatedAt`: when the other system added and changed it; null for now and never. */
type Made = {
  id: string
  createdAt: Date | null
  updatedAt: Date | null
  /** The slug of its page in the other system: it redirects to the new page. */
  slug: string | null
}

/** Adds a property of another system with its dates, its owner and a log entry. */
export function addImported(
  change: Change,
  input: PropertyInput,
  { id, createdAt, updatedAt, slug }: Made,
): Promise<void> {
  return withTransaction(change, async (inside) => {
    const { db, actor, now } = inside
    const { ownerId } = await findOrAddOwner(db, input.ownerId, now)
    const made = { id, createdBy: actor.id, now: createdAt ?? now }
    const inserted = await insertProperty(db, { ...input, ownerId }, made)
    if (slug && slug !== inserted.slug && (await isFreeSlug(db, PROPERTY_SLUGS, slug, id)))
      await retireSlug(db, PROPERTY_SLUGS, slug, { id, now })
    const since = updatedAt?.toISOString()
    if (since)
      await db
        .updateTable('properties')
        .set({ updatedAt: since, statusSince: since, factsSince: since })
        .where('id', '=', id)
        .execute()
    await recordWritten(inside, PROPERTY_KIND, id, { action: 'create' })
  })
}
