import type { Queries, Store } from '#app/db/store.server.ts'
import type { RecordKindName } from './trash.ts'
import { MOST_VERSIONS, VERSION_YEARS } from './version-line.ts'

/** The kinds whose old versions are deleted. Those of the agency's texts and of the settings are stored for ever. */
const PRUNED: readonly RecordKindName[] = ['property', 'complex', 'owner']

/**
 * Deletes versions that another replaced 2 years ago, and those beyond 200 of a record. The photos that only they show are
 * then unused (`collectUnusedPhotos`).
 * @returns how many versions were deleted
 */
export async function pruneVersions({ db }: Store, now: Date): Promise<number> {
  const limit = new Date(now)
  limit.setUTCFullYear(limit.getUTCFullYear() - VERSION_YEARS)
  let deleted = 0
  for (const kind of PRUNED) deleted += await pruneKind(db, kind, limit.toISOString())
  return deleted
}

async function pruneKind(db: Queries, kind: RecordKindName, limit: string): Promise<number> {
  const old = await db
    .selectFrom('versions')
    .where('kind', '=', kind)
    .where('savedAt', '<', limit)
    .groupBy('recordId')
    .having((eb) => eb.fn.countAll(), '>', 1)
    // The last one from before the limit is what the record was at the limit.
    .select(['recordId as id', (eb) => eb.fn.max('number').as('first')])
    .execute()
  let deleted = 0
  for (const { id, first } of old) deleted += await deleteBefore(db, kind, { id, first: Number(first) })
  const many = await db
    .selectFrom('versions')
    .where('kind', '=', kind)
    .groupBy('recordId')
    .having((eb) => eb.fn.countAll(), '>', MOST_VERSIONS)
    .select('recordId as id')
    .execute()
  for (const { id } of many) {
    const { number } = await db
      .selectFrom('versions')
      .where('kind', '=', kind)
      .where('recordId', '=', id)
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
  kind: RecordKindName,
  { id, first }: { id: string; first: number },
): Promise<number> {
  const ofRecord = db.deleteFrom('versions').where('kind', '=', kind).where('recordId', '=', id)
  const { numDeletedRows } = await ofRecord.where('number', '<', first).executeTakeFirstOrThrow()
  await db
    .deleteFrom('versionPhotos')
    .where('kind', '=', kind)
    .where('recordId', '=', id)
    .where('lastNumber', '<', first)
    .execute()
  return Number(numDeletedRows)
}
