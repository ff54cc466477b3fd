import { sql } from 'kysely'
import { inBatches } from '#app/db/in-batches.ts'
import type { Queries } from '#app/db/store.server.ts'
import type { Actor, Change } from './change.server.ts'
import type { RecordKindName } from './trash.ts'

/** The state of a record that becomes a version: `number` is the version of its row, `content` JSON. */
export type RecordSnapshot = {
  id: string
  number: number
  savedAt: string
  content: string
  photoIds?: readonly string[]
}

/** A save: its entry of the log, and what the log does not say. `deleted`: JSON, see the table. */
type Save = { change: Change; logId: string | null; note?: string | null; deleted?: string }

/** Number of columns of a row of `versions` and of `versionPhotos`. */
const [VERSION_COLUMNS, PHOTO_COLUMNS] = [11, 4]

/** The tables of the records that say who changed each row last. */
const TABLES: Partial<Record<RecordKindName, 'properties' | 'complexes'>> = {
  property: 'properties',
  complex: 'complexes',
}

/**
 * Stores what has no version yet, in the transaction of a change: before it, and after it. A stored version is never
 * written again.
 * @param save the change that made the versions; without it, who changed each row last, without an entry of the log
 */
export async function storeVersions(
  db: Queries,
  kind: RecordKindName,
  found: readonly RecordSnapshot[],
  save: Save | null = null,
): Promise<void> {
  const records = await withoutStored(db, kind, found)
  const authors = save ? null : await findAuthors(db, kind, records)
  const rows = records.map(({ id, number, savedAt, content }) => {
    const by = save?.change.actor ?? authors?.get(id)
    const author = { savedBy: by?.id ?? null, savedByName: by?.name ?? null, logId: save?.logId ?? null }
    const origin = { note: save?.note ?? null, jobId: save?.change.jobId ?? null, deleted: save?.deleted ?? null }
    return { kind, recordId: id, number, content, savedAt, ...author, ...origin }
  })
  for (const batch of inBatches(rows, VERSION_COLUMNS))
    await db
      .insertInto('versions')
      .values(batch)
      .onConflict((conflict) => conflict.columns(['kind', 'recordId', 'number']).doNothing())
      .execute()
  const pictures = records.flatMap(({ id, number, photoIds = [] }) =>
    [...new Set(photoIds)].map((photoId) => ({ kind, recordId: id, photoId, lastNumber: number })),
  )
  for (const batch of inBatches(pictures, PHOTO_COLUMNS))
    await db
      .insertInto('versionPhotos')
      .values(batch)
      .onConflict((conflict) =>
        conflict
          .columns(['kind', 'recordId', 'photoId'])
          .doUpdateSet((eb) => ({ lastNumber: eb.ref('excluded.lastNumber') })),
      )
      .execute()
}

/** Deletes all versions of a record. The pictures that only they show are unused from then on. */
export async function deleteVersions(db: Queries, kind: RecordKindName, id: string): Promise<void> {
  for (const table of ['versionPhotos', 'versions'] as const)
    await db.deleteFrom(table).where('kind', '=', kind).where('recordId', '=', id).execute()
}

/** Those whose version is not stored. */
async function withoutStored(
  db: Queries,
  kind: RecordKindName,
  records: readonly RecordSnapshot[],
): Promise<RecordSnapshot[]> {
  const newest = new Map<string, number>()
  for (const batch of inBatches(records, 1)) {
    const ids = batch.map(({ id }) => id)
    const rows = await db
      .selectFrom('versions')
      .where('kind', '=', kind)
      .where('recordId', 'in', ids)
      .groupBy('recordId')
      .select(['recordId', (eb) => eb.fn.max('number').as('number')])
      .execute()
    for (const { recordId, number } of rows) newest.set(recordId, Number(number))
  }
  return records.filter(({ id, number }) => number > (newest.get(id) ?? 0))
}

/** Who changed each row last, or made it, as far as the account still exists. */
async function findAuthors(db: Queries, kind: RecordKindName, records: readonly RecordSnapshot[]) {
  const authors = new Map<string, Actor>()
  const table = TABLES[kind]
  if (!table) return authors
  for (const batch of inBatches(records, 1)) {
    const ids = batch.map(({ id }) => id)
    const [updatedAt, createdBy, updatedBy] = ['updatedAt', 'createdBy', 'updatedBy'].map((name) =>
      sql.ref(`${table}.${name}`),
    )
    const author = sql<string>`case when ${updatedAt} is null then ${createdBy} else ${updatedBy} end`
    const rows = await db
      .selectFrom(table)
      .innerJoin('users', (join) => join.on('users.id', '=', author))
      .where(`${table}.id`, 'in', ids)
      .select([`${table}.id as recordId`, 'users.id', 'users.name', 'users.email'])
      .execute()
    for (const { recordId, id, name, email } of rows) authors.set(recordId, { id, name: name || email })
  }
  return authors
}
