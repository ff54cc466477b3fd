import { recordActivity } from '#app/activity/record.server.ts'
import type { Queries } from '#app/db/store.server.ts'
import type { PropertyInput } from '#app/catalogue/property/property-input.ts'
import { type Actor, insertProperty } from './change-property.server.ts'
import { loggedProperty } from './describe-changes.ts'
import { PROPERTY_SLUGS, isFreeSlug, retireSlug } from './slug-registry.server.ts'
import { storeVersions } from './store-versions.server.ts'

/** `createdAt` and `updatedAt`: when the other system added and changed it; null for now and never. */
type Made = {
  id: string
  actor: Actor
  now: Date
  createdAt: Date | null
  updatedAt: Date | null
  /** The text of the log entry. */
  details: string
  /** The slug of its page in the other system: it redirects to the new page. */
  slug: string | null
}

/** Adds a property of another system with its dates, and a log entry, in the transaction of the caller. */
export async function addImported(db: Queries, input: PropertyInput, made: Made): Promise<void> {
  const { id, actor, now, createdAt, updatedAt, details, slug } = made
  const inserted = await insertProperty(db, input, { id, createdBy: actor.id, now: createdAt ?? now })
  if (slug && slug !== inserted.slug && (await isFreeSlug(db, PROPERTY_SLUGS, slug, id)))
    await retireSlug(db, PROPERTY_SLUGS, slug, { id, now })
  if (updatedAt)
    await db
      .updateTable('properties')
      .set({
        updatedAt: updatedAt.toISOString(),
        statusSince: updatedAt.toISOString(),
        factsSince: updatedAt.toISOString(),
      })
      .where('id', '=', id)
      .execute()
  const logId = await recordActivity(db, {
    action: 'create_property',
    type: 'property_creation',
    property: loggedProperty(id, input),
    actor,
    details,
    now,
  })
  await storeVersions(db, [id], { by: actor, logId })
}
