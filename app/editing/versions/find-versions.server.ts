import type { Queries } from '#app/db/store.server.ts'
import { factOf } from '#app/catalogue/facts/facts.ts'
import type { PropertyRecord } from '#app/catalogue/property/property-input.ts'
import { describeChanges } from '#app/editing/changes/describe-changes.ts'
import { type ReadVersion, readVersion, versionContent } from '#app/editing/changes/stored-version.ts'
import { type VersionedKind, type Versioned, versionTables } from '#app/editing/changes/write-versions.server.ts'
import type { VersionLine } from './versions.ts'

/** Larger numbers do not fit the column in PostgreSQL. */
const LARGEST_NUMBER = 2 ** 31 - 1

/** The versions of a property, the newest first. */
export function findPropertyLines(db: Queries, record: PropertyRecord): Promise<VersionLine[]> {
  const versioned = { ...record, content: () => versionContent(record) }
  return findVersionLines(db, 'property', versioned, (before, after) =>
    describeChanges(readVersion(before).input, readVersion(after).input),
  )
}

/**
 * The versions of a row, the newest first. The first is the row as it is now, also if no save stored it yet. Those
 * without an entry of the log that says what changed are compared with the one before.
 * @param describe the changes between the JSON of two versions in words
 */
export async function findVersionLines(
  db: Queries,
  kind: VersionedKind,
  { id, version, createdAt, updatedAt, content }: Omit<Versioned, 'pictures'>,
  describe: (before: string, after: string) => string,
): Promise<VersionLine[]> {
  const { versions, owner } = versionTables(kind)
  const stored = await db
    .selectFrom(versions)
    .leftJoin('activityLogs', 'activityLogs.id', `${versions}.logId`)
    .where(`${versions}.${owner}`, '=', id)
    .orderBy('number', 'desc')
    .select(['number', 'savedAt', 'savedByName', 'activityLogs.action', 'activityLogs.details'])
    .execute()
  const current = { number: version, savedAt: updatedAt ?? createdAt, savedByName: null, action: null, details: null }
  const lines: VersionLine[] = stored[0]?.number === version ? stored : [current, ...stored]
  const silent = lines.flatMap(({ details, number }, at) => {
    const before = lines[at + 1]?.number
    return details === null && before !== undefined ? [{ number, before }] : []
  })
  if (silent.length === 0) return lines
  const contents = await findContents(
    db,
    kind,
    id,
    silent.flatMap(({ number, before }) => [number, before]),
  )
  if (!contents.has(version)) contents.set(version, content())
  const described = new Map(
    silent.flatMap(({ number, before }) => {
      const [old, now] = [contents.get(before), contents.get(number)]
      return old !== undefined && now !== undefined ? [[number, describe(old, now) || null] as const] : []
    }),
  )
  return lines.map((line) => ({ ...line, details: line.details ?? described.get(line.number) ?? null }))
}

/** The JSON of versions of a row, by their numbers. */
async function findContents(db: Queries, kind: VersionedKind, id: string, numbers: readonly number[]) {
  const { versions, owner } = versionTables(kind)
  const rows = await db
    .selectFrom(versions)
    .where(owner, '=', id)
    .where('number', 'in', [...new Set(numbers)])
    .select(['number', 'content'])
    .execute()
  return new Map(rows.map(({ number, content }) => [number, content]))
}

/** The JSON of a version with its hour; null when there is none. */
export async function findStored(
  db: Queries,
  kind: VersionedKind,
  { id, number }: { id: string; number: number },
): Promise<{ content: string; savedAt: string } | null> {
  // PostgreSQL refuses to compare an integer with anything else.
  if (!Number.isInteger(number) || number > LARGEST_NUMBER) return null
  const { versions, owner } = versionTables(kind)
  const row = await db
    .selectFrom(versions)
    .where(owner, '=', id)
    .where('number', '=', number)
    .select(['content', 'savedAt'])
    .executeTakeFirst()
  return row ?? null
}

/** A version of a property with its hour; null when there is none. What it names and is no longer there counts as left out. */
export async function findVersion(
  db: Queries,
  id: string,
  number: number,
): Promise<(ReadVersion & { savedAt: string }) | null> {
  const stored = await findStored(db, 'property', { id, number })
  return stored && { ...(await withoutGone(db, readVersion(stored.content))), savedAt: stored.savedAt }
}

/** Leaves out a conjunto, an asesor and an owner that were deleted meanwhile. */
export async function withoutGone(db: Queries, version: ReadVersion): Promise<ReadVersion> {
  const { complexId, complexName, asesorId, asesorName, ownerId, ownerName } = version.input
  const named = [
    { fact: 'complexId', table: 'complexes', id: complexId, name: complexName },
    { fact: 'asesorId', table: 'users', id: asesorId, name: asesorName },
    { fact: 'ownerId', table: 'owners', id: ownerId, name: ownerName },
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
