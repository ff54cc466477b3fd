import { sql } from 'kysely'
import { inBatches } from '#app/db/in-batches.ts'
import type { Queries } from '#app/db/store.server.ts'
import { findRecords } from '#app/catalogue/property/find-records.server.ts'
import type { PropertyRecord } from '#app/catalogue/property/property-input.ts'
import { versionContent } from './stored-version.ts'

declare module '#app/db/schema.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface Schema {
    propertyVersions: PropertyVersionsTable
    propertyVersionPhotos: PropertyVersionPhotosTable
  }
}

/**
 * What a property was after a save. `number` is the `version` of its row, `content` the JSON of `stored-version.ts`,
 * `logId` the entry of the log. As in the log, nothing refers to the property or the person.
 */
type PropertyVersionsTable = {
  propertyId: string
  number: number
  content: string
  savedAt: string
  savedBy: string | null
  savedByName: string | null
  logId: string | null
}

/** The pictures of the versions of a property, each with the last version that shows it. */
type PropertyVersionPhotosTable = { propertyId: string; photoId: string; lastNumber: number }

/** Who saved a version, and the entry of the log. */
type Saved = { by: { id: string | null; name: string | null }; logId: string }

/** Columns of a row of `propertyVersions` and of `propertyVersionPhotos`. */
const [VERSION_COLUMNS, PHOTO_COLUMNS] = [7, 3]

/**
 * Stores properties as they are now, in the transaction of a change: before it, which stores what has no version yet, and
 * after it. A stored version is never written again.
 * @param saved for the version that the change makes; without it, who changed the row last, without an entry of the log
 */
export async function storeVersions(db: Queries, ids: readonly string[], saved: Saved | null = null): Promise<void> {
  await storeRecords(db, await findRecords(db, ids), saved)
}

/** The same for properties that the change has read, or written, already. */
export async function storeRecords(
  db: Queries,
  found: readonly PropertyRecord[],
  saved: Saved | null = null,
): Promise<void> {
  const records = await withoutStored(db, found)
  const authors = saved ? null : await findAuthors(db, records)
  const rows = records.map((record) => {
    const { id, version, createdAt, updatedAt } = record
    const by = saved?.by ?? authors?.get(id)
    const author = { savedBy: by?.id ?? null, savedByName: by?.name ?? null, logId: saved?.logId ?? null }
    const savedAt = updatedAt ?? createdAt
    return { propertyId: id, number: version, content: versionContent(record), savedAt, ...author }
  })
  for (const batch of inBatches(rows, VERSION_COLUMNS))
    await db
      .insertInto('propertyVersions')
      .values(batch)
      .onConflict((conflict) => conflict.columns(['propertyId', 'number']).doNothing())
      .execute()
  for (const batch of inBatches(records.flatMap(picturesOf), PHOTO_COLUMNS))
    await db
      .insertInto('propertyVersionPhotos')
      .values(batch)
      .onConflict((conflict) =>
        conflict
          .columns(['propertyId', 'photoId'])
          .doUpdateSet((eb) => ({ lastNumber: eb.ref('excluded.lastNumber') })),
      )
      .execute()
}

/** Those whose version is not stored. */
async function withoutStored(db: Queries, records: readonly PropertyRecord[]): Promise<PropertyRecord[]> {
  const newest = new Map<string, number>()
  for (const batch of inBatches(records, 1)) {
    const rows = await db
      .selectFrom('propertyVersions')
      .where(
        'propertyId',
        'in',
        batch.map(({ id }) => id),
      )
      .groupBy('propertyId')
      .select(['propertyId', (eb) => eb.fn.max('number').as('number')])
      .execute()
    for (const { propertyId, number } of rows) newest.set(propertyId, Number(number))
  }
  return records.filter(({ id, version }) => version > (newest.get(id) ?? 0))
}

function picturesOf({ id, version, input }: PropertyRecord) {
  const ids = new Set([...input.photos, ...input.plans].map(({ photoId }) => photoId))
  return [...ids].map((photoId) => ({ propertyId: id, photoId, lastNumber: version }))
}

/** Who changed each row last, or made it, as far as the account still exists. */
async function findAuthors(db: Queries, records: readonly PropertyRecord[]) {
  const authors = new Map<string, Saved['by']>()
  for (const batch of inBatches(records, 1)) {
    const ids = batch.map(({ id }) => id)
    const author = sql<string>`case when properties."updatedAt" is null then properties."createdBy" else properties."updatedBy" end`
    const rows = await db
      .selectFrom('properties')
      .innerJoin('users', (join) => join.on('users.id', '=', author))
      .where('properties.id', 'in', ids)
      .select(['properties.id as propertyId', 'users.id', 'users.name', 'users.email'])
      .execute()
    for (const { propertyId, id, name, email } of rows) authors.set(propertyId, { id, name: name || email })
  }
  return authors
}
