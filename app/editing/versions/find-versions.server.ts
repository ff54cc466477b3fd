import type { Queries } from '#app/db/store.server.ts'
import { factOf } from '#app/catalogue/facts/facts.ts'
import type { PropertyRecord } from '#app/catalogue/property/property-input.ts'
import { type ReadVersion, readVersion } from '#app/editing/changes/stored-version.ts'
import type { VersionLine } from './versions.ts'

/** Larger numbers do not fit the column in PostgreSQL. */
const MOST_VERSIONS = 2 ** 31 - 1

/** The versions of a property, the newest first. The first is the property as it is now, also if no save stored it yet. */
export async function findPropertyVersions(
  db: Queries,
  { id, version, ...record }: PropertyRecord,
): Promise<VersionLine[]> {
  const stored = await db
    .selectFrom('propertyVersions')
    .leftJoin('activityLogs', 'activityLogs.id', 'propertyVersions.logId')
    .where('propertyVersions.propertyId', '=', id)
    .orderBy('number', 'desc')
    .select(['number', 'savedAt', 'savedByName', 'activityLogs.action', 'activityLogs.details'])
    .execute()
  if (stored[0]?.number === version) return stored
  const savedAt = record.updatedAt ?? record.createdAt
  return [{ number: version, savedAt, savedByName: null, action: null, details: null }, ...stored]
}

/** A version with its hour; null when there is none. What it names and is no longer there counts as left out. */
export async function findVersion(
  db: Queries,
  propertyId: string,
  number: number,
): Promise<(ReadVersion & { savedAt: string }) | null> {
  // PostgreSQL refuses to compare an integer with anything else.
  if (!Number.isInteger(number) || number > MOST_VERSIONS) return null
  const row = await db
    .selectFrom('propertyVersions')
    .where('propertyId', '=', propertyId)
    .where('number', '=', number)
    .select(['content', 'savedAt'])
    .executeTakeFirst()
  if (!row) return null
  return { ...(await withoutGone(db, readVersion(row.content))), savedAt: row.savedAt }
}

/** Leaves out a conjunto and an asesor that were deleted meanwhile. */
async function withoutGone(db: Queries, version: ReadVersion): Promise<ReadVersion> {
  const { complexId, complexName, asesorId, asesorName } = version.input
  const named = [
    { fact: 'complexId', table: 'complexes', id: complexId, name: complexName },
    { fact: 'asesorId', table: 'users', id: asesorId, name: asesorName },
  ] as const
  let left = version
  for (const { fact, table, id, name } of named) {
    if (id === null || (await db.selectFrom(table).where('id', '=', id).select('id').executeTakeFirst())) continue
    left = {
      ...left,
      input: { ...left.input, [fact]: null },
      unknown: [...left.unknown, fact],
      leftOut: [...left.leftOut, `${factOf(fact).label}: ${name ?? 'ya no existe'}`],
    }
  }
  return left
}
