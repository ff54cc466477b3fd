import type { Schema } from '#app/db/schema.ts'
import type { Queries } from '#app/db/store.server.ts'
import type { RecordKindName } from './trash.ts'
import type { VersionLine } from './version-line.ts'
import type { RecordSnapshot } from './versions.server.ts'

/** Larger numbers do not fit the column in PostgreSQL. */
const LARGEST_NUMBER = 2 ** 31 - 1

/** A line of the list of versions, with the action of its entry of the log. */
export type LoggedLine = VersionLine<Schema['activityLogs']['action']>

/** A stored version. */
export type StoredVersion = { number: number; content: string; savedAt: string }

/**
 * The versions of a record, the newest first. The first is the record as it is now, also if no save stored it yet. Those
 * without an entry of the log that says what changed are compared with the one before.
 * @param describe the changes between the JSON of two versions in words
 * @param most how many of the newest ones are compared, for kinds with large contents
 */
export async function findVersionLines(
  db: Queries,
  kind: RecordKindName,
  { id, number: newest, savedAt, content }: Omit<RecordSnapshot, 'photoIds'>,
  describe: (before: string, after: string) => string,
  most = Infinity,
): Promise<LoggedLine[]> {
  const stored = await db
    .selectFrom('versions')
    .leftJoin('activityLogs', 'activityLogs.id', 'versions.logId')
    .leftJoin('jobs', 'jobs.id', 'versions.jobId')
    .where('versions.kind', '=', kind)
    .where('versions.recordId', '=', id)
    .orderBy('number', 'desc')
    .select(['number', 'savedAt', 'savedByName', 'note', 'jobs.kind as jobKind'])
    .select(['activityLogs.action', 'activityLogs.details'])
    .execute()
  const current = { number: newest, savedAt, savedByName: null, note: null, jobKind: null, action: null, details: null }
  const lines: LoggedLine[] = stored[0]?.number === newest ? stored : [current, ...stored]
  const silent = lines.slice(0, most).flatMap(({ details, number }, at) => {
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
  if (!contents.has(newest)) contents.set(newest, content)
  const described = new Map(
    silent.flatMap(({ number, before }) => {
      const [old, now] = [contents.get(before), contents.get(number)]
      return old !== undefined && now !== undefined ? [[number, describe(old, now) || null] as const] : []
    }),
  )
  return lines.map((line) => ({ ...line, details: line.details ?? described.get(line.number) ?? null }))
}

/** The JSON of versions of a record, by their numbers. */
async function findContents(db: Queries, kind: RecordKindName, id: string, numbers: readonly number[]) {
  const rows = await db
    .selectFrom('versions')
    .where('kind', '=', kind)
    .where('recordId', '=', id)
    .where('number', 'in', [...new Set(numbers)])
    .select(['number', 'content'])
    .execute()
  return new Map(rows.map(({ number, content }) => [number, content]))
}

/** A version of a record; null when there is none. */
export async function findStored(
  db: Queries,
  kind: RecordKindName,
  { id, number }: { id: string; number: number },
): Promise<StoredVersion | null> {
  // PostgreSQL refuses to compare an integer with anything else, or with one that does not fit.
  if (!Number.isInteger(number) || number < 0 || number > LARGEST_NUMBER) return null
  const row = await db
    .selectFrom('versions')
    .where('kind', '=', kind)
    .where('recordId', '=', id)
    .where('number', '=', number)
    .select(['number', 'content', 'savedAt'])
    .executeTakeFirst()
  return row ?? null
}

/** The newest version of a record, or the newest before one with a number; null when there is none. */
export async function findNewestVersion(
  db: Queries,
  kind: RecordKindName,
  id: string,
  before: number | null = null,
): Promise<(StoredVersion & { savedByName: string | null }) | null> {
  const row = await db
    .selectFrom('versions')
    .where('kind', '=', kind)
    .where('recordId', '=', id)
    .$if(before !== null, (all) => all.where('number', '<', before ?? 0))
    .orderBy('number', 'desc')
    .limit(1)
    .select(['number', 'content', 'savedAt', 'savedByName'])
    .executeTakeFirst()
  return row ?? null
}
