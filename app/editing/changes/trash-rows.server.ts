import type { Queries } from '#app/db/store.server.ts'
import { type StoredJson, readJson } from '#app/text/stored-json.ts'
import { DELETED_PROPERTY_JSON, type DeletedProperty } from './property-json.ts'
import { isId } from '#app/catalogue/property/find-records.server.ts'
import type { TrashKind } from './trash-tables.ts'
import type { PhotoChoice } from '#app/photos/photo-choice.ts'
import { UNKNOWN } from '#app/catalogue/facts/fact-columns.ts'
import type { PropertyInput, PropertyRecord } from '#app/catalogue/property/property-input.ts'

/** Stores a property that is about to be deleted, in the same transaction. `by` is the person's name. */
export async function moveToTrash(
  db: Queries,
  property: PropertyRecord,
  { by, now }: { by: string | null; now: Date },
) {
  const { id, input, slug, version, createdAt } = property
  const deleted: DeletedProperty = { input, slug, version, createdAt, ...(await findReferences(db, id)) }
  const row = { id, kind: 'propiedad', title: input.title, propertyId: input.propertyId, kept: deleted } as const
  await putInTrash(db, { ...row, pictures: [...input.photos, ...input.plans] }, { by, now })
}

/** What goes to the papelera, and the pictures that its restoration needs. */
type Trashed = {
  id: string
  kind: TrashKind
  title: string
  propertyId?: string | null
  kept: unknown
  pictures?: readonly PhotoChoice[]
}

/** Adds an entry to the papelera. It runs in the transaction of the deletion. `by`: name of the person who deletes. */
export async function putInTrash(
  db: Queries,
  { id, kind, title, propertyId = null, kept, pictures = [] }: Trashed,
  { by, now }: { by: string | null; now: Date },
) {
  const row = { id, kind, title, propertyId, deletedAt: now.toISOString(), deletedBy: by }
  await db
    .insertInto('deletedProperties')
    .values({ ...row, kept: JSON.stringify(kept) })
    .execute()
  const photoIds = new Set(pictures.map(({ photoId }) => photoId))
  if (photoIds.size === 0) return
  await db
    .insertInto('deletedPropertyPhotos')
    .values([...photoIds].map((photoId) => ({ propertyId: id, photoId })))
    .execute()
}

/** Whether a form may give its id to what it adds: nothing in the papelera has it. */
export async function isFreeId(db: Queries, id: string): Promise<boolean> {
  if (!isId(id)) return false
  return !(await db.selectFrom('deletedProperties').where('id', '=', id).select('id').executeTakeFirst())
}

/**
 * Removes a row of the papelera.
 * @returns the content of its `kept`; null if there is no such row (any more)
 * @throws UnreadableJson, and then nothing is removed
 */
export async function takeKept<Kept>(
  db: Queries,
  { kind, id, json }: { kind: TrashKind; id: string; json: StoredJson<Kept> },
): Promise<Kept | null> {
  const row = await db
    .deleteFrom('deletedProperties')
    .where('id', '=', id)
    .where('kind', '=', kind)
    .returning('kept')
    .executeTakeFirst()
  return row ? readJson(json, row.kept) : null
}

/** Removes a property from the papelera; null if it is not there (any more). */
export async function takeFromTrash(db: Queries, id: string): Promise<DeletedProperty | null> {
  const deleted = await takeKept(db, { kind: 'propiedad', id, json: DELETED_PROPERTY_JSON })
  if (!deleted) return null
  // Facts that the product did not have yet are unknown, and facts that it no longer has are left out.
  const columns = Object.keys(UNKNOWN).filter((column) => column in deleted.input)
  const facts = Object.fromEntries(columns.map((column) => [column, deleted.input[column as keyof PropertyInput]]))
  const { amenities, photos, plans } = deleted.input
  return { ...deleted, input: withoutZeroPrices({ ...UNKNOWN, ...facts, amenities, photos, plans }) }
}

/** The ids of the properties in the papelera that name a conjunto or an owner by its id, which is in no other text. */
export async function findTrashedWith(db: Queries, id: string): Promise<string[]> {
  const rows = await db
    .selectFrom('deletedProperties')
    .where('kind', '=', 'propiedad')
    .where('kept', 'like', `%${id}%`)
    .select('id')
    .execute()
  return rows.map((row) => row.id)
}

/** Rows from before a price of 0 was asked about may have one; it is a price on request. */
function withoutZeroPrices(input: PropertyInput): PropertyInput {
  const { priceCents, priceToCents, pricePerM2Cents, stayingRentCents, priceOnRequest } = input
  const isZero = priceCents === 0
  return {
    ...input,
    priceCents: priceCents || null,
    priceToCents: isZero ? null : priceToCents,
    priceOnRequest: isZero ? 'si' : priceOnRequest,
    pricePerM2Cents: pricePerM2Cents || null,
    stayingRentCents: stayingRentCents || null,
  }
}

/** What the deletion of a property would lose besides its own row. */
async function findReferences(db: Queries, id: string) {
  const own = await db
    .selectFrom('properties')
    .where('id', '=', id)
    .select(['createdBy', 'statusSince', 'factsSince'])
    .executeTakeFirstOrThrow()
  const slugs = await db.selectFrom('retiredSlugs').where('propertyId', '=', id).select('slug').execute()
  const messages = await db.selectFrom('contactMessages').where('propertyId', '=', id).select('id').execute()
  const interest = await db
    .selectFrom('interest')
    .where('propertyId', '=', id)
    .select(['day', 'kind', 'count'])
    .execute()
  return { ...own, slugs: slugs.map(({ slug }) => slug), messages: messages.map((each) => each.id), interest }
}
