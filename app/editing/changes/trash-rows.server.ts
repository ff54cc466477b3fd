import type { InterestKind } from '#app/interest/interest.ts'
import type { Queries } from '#app/db/store.server.ts'
import { approximatePoint } from './property-rows.server.ts'
import { UNKNOWN } from '#app/catalogue/facts/fact-columns.ts'
import type { PublicPoint } from '#app/catalogue/place/public-point.server.ts'
import type { PropertyInput, PropertyRecord } from '#app/catalogue/property/property-input.ts'

/** Everything that goes with a property, as it is kept until it goes for good (decision 34). */
export type Deleted = {
  input: PropertyInput
  slug: string
  version: number
  createdAt: string
  createdBy: string | null
  /** Addresses that led to it before. */
  slugs: string[]
  /** Messages that were about it. */
  messages: string[]
  /** Where everybody was told that it is; not kept before places could be approximate. */
  shown?: PublicPoint | null
  interest: { day: string; kind: InterestKind; count: number }[]
}

/** As it was kept, maybe before there were plans. */
type Kept = Omit<Deleted, 'input'> & { input: Omit<PropertyInput, 'plans'> & Partial<Pick<PropertyInput, 'plans'>> }

/** Keeps a property that is about to be deleted, in the same transaction. `by` is the person's name. */
export async function moveToTrash(
  db: Queries,
  property: PropertyRecord,
  { by, now }: { by: string | null; now: Date },
) {
  const { id, input, slug, version, createdAt } = property
  const shown = await approximatePoint(db, property)
  const kept: Deleted = { input, slug, version, createdAt, shown, ...(await whatRefersTo(db, id)) }
  const row = { title: input.title, propertyId: input.propertyId, deletedAt: now.toISOString(), deletedBy: by }
  await db
    .insertInto('deletedProperties')
    .values({ id, ...row, kept: JSON.stringify(kept) })
    .execute()
  const photoIds = new Set([...input.photos, ...input.plans].map(({ photoId }) => photoId))
  if (photoIds.size === 0) return
  await db
    .insertInto('deletedPropertyPhotos')
    .values([...photoIds].map((photoId) => ({ propertyId: id, photoId })))
    .execute()
}

/** Takes a property out of what is kept; null when it is not there (any more). */
export async function takeFromTrash(db: Queries, id: string): Promise<Deleted | null> {
  const row = await db.deleteFrom('deletedProperties').where('id', '=', id).returning('kept').executeTakeFirst()
  if (!row) return null
  const kept = JSON.parse(row.kept) as Kept
  // What the property has learnt to tell since then, nobody told of this one.
  const known = Object.keys(UNKNOWN).filter((column) => column in kept.input)
  const facts = Object.fromEntries(known.map((column) => [column, kept.input[column as keyof PropertyInput]]))
  const { amenities, photos, plans = [] } = kept.input
  return { ...kept, input: { ...UNKNOWN, ...facts, amenities, photos, plans } }
}

async function whatRefersTo(db: Queries, id: string) {
  const { createdBy } = await db
    .selectFrom('properties')
    .where('id', '=', id)
    .select('createdBy')
    .executeTakeFirstOrThrow()
  const slugs = await db.selectFrom('retiredSlugs').where('propertyId', '=', id).select('slug').execute()
  const messages = await db.selectFrom('contactMessages').where('propertyId', '=', id).select('id').execute()
  const interest = await db
    .selectFrom('interest')
    .where('propertyId', '=', id)
    .select(['day', 'kind', 'count'])
    .execute()
  return { createdBy, slugs: slugs.map(({ slug }) => slug), messages: messages.map((each) => each.id), interest }
}
