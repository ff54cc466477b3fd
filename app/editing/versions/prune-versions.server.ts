import type { Queries, Store } from '#app/db/store.server.ts'
import { MOST_VERSIONS, VERSION_YEARS } from './versions.ts'

/**
 * Deletes versions that another replaced 2 years ago, and those beyond 200 of a property. The photos that only they show
 * are then unused (`collectUnusedPhotos`).
 * @returns how many versions were deleted
 */
export async function pruneVersions({ db }: Store, now: Date): Promise<number> {
  const limit = new Date(now)
  limit.setUTCFullYear(limit.getUTCFullYear() - VERSION_YEARS)
  const old = await db
    .selectFrom('propertyVersions')
    .where('savedAt', '<', limit.toISOString())
    .groupBy('propertyId')
    .having((eb) => eb.fn.countAll(), '>', 1)
    // The last one from before the limit is what the property was at the limit.
    .select(['propertyId', (eb) => eb.fn.max('number').as('first')])
    .execute()
  let deleted = 0
  for (const { propertyId, first } of old) deleted += await deleteBefore(db, propertyId, Number(first))
  const many = await db
    .selectFrom('propertyVersions')
    .groupBy('propertyId')
    .having((eb) => eb.fn.countAll(), '>', MOST_VERSIONS)
    .select('propertyId')
    .execute()
  for (const { propertyId } of many) {
    const { number } = await db
      .selectFrom('propertyVersions')
      .where('propertyId', '=', propertyId)
      .orderBy('number', 'desc')
      .offset(MOST_VERSIONS - 1)
      .limit(1)
      .select('number')
      .executeTakeFirstOrThrow()
    deleted += await deleteBefore(db, propertyId, number)
  }
  return deleted
}

async function deleteBefore(db: Queries, propertyId: string, first: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('propertyVersions')
    .where('propertyId', '=', propertyId)
    .where('number', '<', first)
    .executeTakeFirstOrThrow()
  await db
    .deleteFrom('propertyVersionPhotos')
    .where('propertyId', '=', propertyId)
    .where('lastNumber', '<', first)
    .execute()
  return Number(numDeletedRows)
}
