import type { ExpressionBuilder, Insertable } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { Schema } from '#app/db/schema.ts'
import type { Queries } from '#app/db/store.server.ts'
import { findPublicPoint, linkPoint } from '#app/catalogue/place/public-point.server.ts'
import { FIRST_VERSION, type PropertyInput, type PropertyRecord } from '#app/catalogue/property/property-input.ts'
import { PROPERTY_SLUGS, freeSlug, reviveSlug } from './slug-registry.server.ts'
import { replacePictures, writePictures } from '#app/catalogue/property/pictures.server.ts'
import type { Amenity } from '#app/catalogue/facts/amenities.ts'

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

/** Inserts the row of a property. @returns its slug */
async function insertRow(
  db: Queries,
  id: string,
  input: PropertyInput,
  { createdBy, now }: { createdBy: string | null; now: Date },
): Promise<string> {
  const { amenities, photos, plans, ...fields } = input
  const slug = await freeSlug(db, PROPERTY_SLUGS, { id, ...fields })
  const row: Insertable<Schema['properties']> = {
    ...fields,
    ...linkPoint(fields),
    ...(await findPublicPoint(db, fields)),
    id,
    slug,
    version: FIRST_VERSION,
    statusSince: now.toISOString(),
    factsSince: now.toISOString(),
    createdAt: now.toISOString(),
    createdBy,
    updatedAt: null,
    updatedBy: null,
  }
  await db.insertInto('properties').values(row).execute()
  return slug
}

/** Writes an edit if the row still has the version of `current`. @returns the slug; null if it has another version */
export async function overwrite(
  db: Queries,
  current: PropertyRecord,
  { input, isUndo = false }: { input: PropertyInput; isUndo?: boolean },
  edited: { updatedBy: string | null; updatedAt: string },
): Promise<string | null> {
  const { amenities, photos, plans, ...fields } = input
  const { id, version } = current
  // A new title gets a slug of its own, and the old slug redirects to it (decision 4).
  const slug =
    fields.title === current.input.title ? current.slug : await freeSlug(db, PROPERTY_SLUGS, { id, ...fields })
  // The condition on the version is an optimistic lock: of two who save at once, the second finds another version.
  const { numUpdatedRows } = await db
    .updateTable('properties')
    .set({
      ...fields,
      ...linkPoint(fields),
      ...(await findPublicPoint(db, fields)),
      ...edited,
      slug,
      version: version + 1,
    })
    .set((eb) => sinceWhen(eb, fields.status !== current.input.status, isUndo, edited.updatedAt))
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) return null
  await db.deleteFrom('propertyAmenities').where('propertyId', '=', id).execute()
  await writeAmenities(db, id, amenities)
  await replacePictures(db, { kind: 'property', id }, { photos, plans })
  return slug
}

/** Since when a property has its facts and its status after an edit. An undo gives both the moments from before the edit. */
function sinceWhen(eb: ExpressionBuilder<Schema, 'properties'>, hasNewStatus: boolean, isUndo: boolean, now: string) {
  const { coalesce } = eb.fn
  const status = hasNewStatus ? eb.val(now) : eb.ref('statusSince')
  return {
    factsSince: isUndo ? coalesce('earlierFactsSince', eb.val(now)) : eb.val(now),
    statusSince: isUndo ? coalesce('earlierStatusSince', status) : status,
    earlierFactsSince: isUndo ? null : eb.ref('factsSince'),
    earlierStatusSince: isUndo ? null : eb.ref('statusSince'),
  }
}

async function writeAmenities(db: Queries, propertyId: string, amenities: readonly Amenity[]) {
  if (amenities.length === 0) return
  await db
    .insertInto('propertyAmenities')
    .values([...new Set(amenities)].map((code) => ({ propertyId, code })))
    .execute()
}
