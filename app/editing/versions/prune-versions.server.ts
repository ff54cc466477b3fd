import type { Queries, Store } from '#app/db/store.server.ts'
import { VERSIONED_KINDS, type VersionedKind, versionTables } from '#app/editing/changes/write-versions.server.ts'
import { MOST_VERSIONS, VERSION_YEARS } from './versions.ts'

/**
 * Deletes versions that another replaced 2 years ago, and those beyond 200 of a property or a conjunto. The photos that
 * only they show are then unused (`collectUnusedPhotos`).
 * @returns how many versions were deleted
 */
export async function pruneVersions({ db }: Store, now: Date): Promise<number> {
  const limit = new Date(now)
  limit.setUTCFullYear(limit.getUTCFullYear() - VERSION_YEARS)
  let deleted = 0
  for (const kind of VERSIONED_KINDS) deleted += await pruneKind(db, kind, limit.toISOString())
  return deleted
}

async function pruneKind(db: Queries, kind: VersionedKind, limit: string): Promise<number> {
  const { versions, owner } = versionTables(kind)
  const old = await db
    .selectFrom(versions)
    .where('savedAt', '<', limit)
    .groupBy(owner)
    .having((eb) => eb.fn.countAll(), '>', 1)
    // The last one from before the limit is what the row was at the limit.
    .select([`${owner} as id`, (eb) => eb.fn.max('number').as('first')])
    .execute()
  let deleted = 0
  for (const { id, first } of old) deleted += await deleteBefore(db, kind, { id, first: Number(first) })
  const many = await db
    .selectFrom(versions)
    .groupBy(owner)
    .having((eb) => eb.fn.countAll(), '>', MOST_VERSIONS)
    .select(`${owner} as id`)
    .execute()
  for (const { id } of many) {
    const { number } = await db
      .selectFrom(versions)
      .where(owner, '=', id)
      .orderBy('number', 'desc')
      .offset(MOST_VERSIONS - 1)
      .limit(1)
      .select('number')
      .executeTakeFirstOrThrow()
    deleted += await deleteBefore(db, kind, { id, first: number })
  }
  return deleted
}

async function deleteBefore(
  db: Queries,
  kind: VersionedKind,
  { id, first }: { id: string; first: number },
): Promise<number> {
  const { versions, photos, owner } = versionTables(kind)
  const { numDeletedRows } = await db
    .deleteFrom(versions)
    .where(owner, '=', id)
    .where('number', '<', first)
    .executeTakeFirstOrThrow()
  await db.deleteFrom(photos).where(owner, '=', id).where('lastNumber', '<', first).execute()
  return Number(numDeletedRows)
}
