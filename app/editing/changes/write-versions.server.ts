import { sql } from 'kysely'
import { inBatches } from '#app/db/in-batches.ts'
import type { Queries } from '#app/db/store.server.ts'
import { PICTURE_SETS, type EachSet } from '#app/photos/picture-sets.ts'
import type { PhotoChoice } from '#app/photos/photo-choice.ts'

declare module '#app/db/schema.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface Schema {
    propertyVersions: VersionsTable<'propertyId'>
    propertyVersionPhotos: VersionPhotosTable<'propertyId'>
    complexVersions: VersionsTable<'complexId'>
    complexVersionPhotos: VersionPhotosTable<'complexId'>
  }
}

/**
 * What a property or a conjunto was after a save. `number` is the `version` of its row, `content` JSON, `logId` the entry
 * of the log. As in the log, nothing refers to the owner or the person.
 */
type VersionsTable<Owner extends string> = Record<Owner, string> & {
  number: number
  content: string
  savedAt: string
  savedBy: string | null
  savedByName: string | null
  logId: string | null
}

/** The pictures of the versions of an owner, each with the last version that shows it. */
type VersionPhotosTable<Owner extends string> = Record<Owner, string> & { photoId: string; lastNumber: number }

const TABLES = {
  property: { rows: 'properties', versions: 'propertyVersions', photos: 'propertyVersionPhotos', owner: 'propertyId' },
  complex: { rows: 'complexes', versions: 'complexVersions', photos: 'complexVersionPhotos', owner: 'complexId' },
} as const
export type VersionedKind = keyof typeof TABLES
export const VERSIONED_KINDS = Object.keys(TABLES) as VersionedKind[]

/** The tables of both kinds differ only in the name of the owner column, so those of properties stand for all in the types. */
export function versionTables(kind: VersionedKind) {
  return TABLES[kind] as (typeof TABLES)['property']
}

/** A row whose version is to be stored. */
export type Versioned = {
  id: string
  version: number
  createdAt: string
  updatedAt: string | null
  pictures: EachSet<readonly PhotoChoice[]>
  /** Makes the JSON of the version. */
  content: () => string
}

/** Who saved a version, and the entry of the log. */
export type VersionAuthor = { by: { id: string | null; name: string | null }; logId: string }

/** Number of columns of a version's row and of a version photo's row. */
const [VERSION_COLUMNS, PHOTO_COLUMNS] = [7, 3]

/**
 * Stores what has no version yet, in the transaction of a change: before it, and after it. A stored version is never
 * written again.
 * @param saved for the version that the change makes; without it, who changed the row last, without an entry of the log
 */
export async function writeVersions(
  db: Queries,
  kind: VersionedKind,
  found: readonly Versioned[],
  saved: VersionAuthor | null = null,
): Promise<void> {
  const { versions, photos, owner } = versionTables(kind)
  const records = await withoutStored(db, kind, found)
  const authors = saved ? null : await findAuthors(db, kind, records)
  const rows = records.map(({ id, version, createdAt, updatedAt, content }) => {
    const by = saved?.by ?? authors?.get(id)
    const author = { savedBy: by?.id ?? null, savedByName: by?.name ?? null, logId: saved?.logId ?? null }
    return { [owner]: id, number: version, content: content(), savedAt: updatedAt ?? createdAt, ...author }
  })
  for (const batch of inBatches(rows, VERSION_COLUMNS))
    await db
      .insertInto(versions)
      .values(batch)
      .onConflict((conflict) => conflict.columns([owner, 'number']).doNothing())
      .execute()
  const pictures = records.flatMap(({ id, version, pictures: shown }) => {
    const ids = new Set(PICTURE_SETS.flatMap((set) => shown[set].map(({ photoId }) => photoId)))
    return [...ids].map((photoId) => ({ [owner]: id, photoId, lastNumber: version }))
  })
  for (const batch of inBatches(pictures, PHOTO_COLUMNS))
    await db
      .insertInto(photos)
      .values(batch)
      .onConflict((conflict) =>
        conflict.columns([owner, 'photoId']).doUpdateSet((eb) => ({ lastNumber: eb.ref('excluded.lastNumber') })),
      )
      .execute()
}

/** Deletes all versions of an owner, and those of its pictures that only they show are unused from then on. */
export async function deleteVersions(db: Queries, kind: VersionedKind, id: string): Promise<void> {
  const { versions, photos, owner } = versionTables(kind)
  for (const table of [photos, versions] as const) await db.deleteFrom(table).where(owner, '=', id).execute()
}

/** Those whose version is not stored. */
async function withoutStored(db: Queries, kind: VersionedKind, records: readonly Versioned[]): Promise<Versioned[]> {
  const { versions, owner } = versionTables(kind)
  const newest = new Map<string, number>()
  for (const batch of inBatches(records, 1)) {
    const ids = batch.map(({ id }) => id)
    const rows = await db
      .selectFrom(versions)
      .where(owner, 'in', ids)
      .groupBy(owner)
      .select([`${owner} as ownerId`, (eb) => eb.fn.max('number').as('number')])
      .execute()
    for (const { ownerId, number } of rows) newest.set(ownerId, Number(number))
  }
  return records.filter(({ id, version }) => version > (newest.get(id) ?? 0))
}

/** Who changed each row last, or made it, as far as the account still exists. */
async function findAuthors(db: Queries, kind: VersionedKind, records: readonly Versioned[]) {
  const { rows: table } = versionTables(kind)
  const authors = new Map<string, VersionAuthor['by']>()
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
      .select([`${table}.id as ownerId`, 'users.id', 'users.name', 'users.email'])
      .execute()
    for (const { ownerId, id, name, email } of rows) authors.set(ownerId, { id, name: name || email })
  }
  return authors
}
