import { logText } from '#app/activity/log-text.ts'
import type { Schema } from '#app/db/schema.ts'
import type { Queries } from '#app/db/store.server.ts'
import { inBatches } from '#app/db/in-batches.ts'
import { eraseInJson } from './erase-in-json.ts'
import { ERASED, type PersonMatcher } from './identifiers.ts'
import { scanRows } from './scan-rows.server.ts'
import type { NamingPlace } from './found-record.ts'

/**
 * Texts that the product wrote and that name people: they stay, and say 'persona borrada' after an erasure. `json`: columns
 * with JSON; `places`: what the page calls them.
 */
type Trace = {
  table: keyof Schema
  place: string
  key: readonly string[]
  texts: readonly string[]
  json?: readonly string[]
}

const TRACES: readonly Trace[] = [
  {
    table: 'activityLogs',
    place: 'Registro de Actividad',
    key: ['id'],
    texts: ['propertyTitle', 'userName', 'details'],
  },
  { table: 'accountEvents', place: 'Accesos', key: ['id'], texts: ['subject', 'userName', 'details'] },
  {
    table: 'versions',
    place: 'Quién guardó cada versión',
    key: ['kind', 'recordId', 'number'],
    texts: ['savedByName', 'note'],
  },
  { table: 'jobs', place: 'Quién hizo un trabajo', key: ['id'], texts: ['createdByName', 'actedByName', 'stopReason'] },
  { table: 'propertyNotes', place: 'Quién escribió una nota', key: ['id'], texts: ['createdByName'] },
  { table: 'leadEntries', place: 'Quién anotó en un historial', key: ['id'], texts: ['createdByName'] },
  { table: 'propertyFiles', place: 'Quién subió un archivo', key: ['id'], texts: ['createdByName'] },
  { table: 'outbox', place: 'A quién se envió un aviso', key: ['id'], texts: ['lastError'], json: ['recipients'] },
]

/** A row that names the person, and what it says after an erasure. */
type Naming = { trace: Trace; row: Record<string, string | number | null>; erased: Record<string, string> }

async function* naming(db: Queries, matcher: PersonMatcher): AsyncGenerator<Naming> {
  if (matcher.isEmpty) return
  for (const trace of TRACES) {
    const columns = [...trace.key, ...trace.texts, ...(trace.json ?? []), ...moreColumns(trace)]
    for await (const row of scanRows(db, { table: trace.table, key: trace.key as never, columns: columns as never })) {
      const values: Record<string, string | number | null> = row
      const erased = erasedTexts(trace, values, matcher)
      if (Object.keys(erased).length > 0) yield { trace, row: values, erased }
    }
  }
}

function moreColumns({ table }: Trace): string[] {
  return table === 'activityLogs' ? ['propertyCode', 'timestamp', 'action'] : []
}

function erasedTexts({ texts, json = [] }: Trace, row: Naming['row'], matcher: PersonMatcher): Record<string, string> {
  const entries = [...texts, ...json].flatMap((column): [string, string][] => {
    const value = row[column]
    if (typeof value !== 'string') return []
    const erased = json.includes(column) ? eraseInJson(value, matcher) : matcher.erase(value)
    return erased === value ? [] : [[column, erased]]
  })
  return Object.fromEntries(entries)
}

/** @param most examples of a place */
export async function findTraces(db: Queries, matcher: PersonMatcher, most: number): Promise<NamingPlace[]> {
  const places = new Map<string, NamingPlace>()
  for await (const { trace, row, erased } of naming(db, matcher)) {
    const { place } = trace
    const found = places.get(place) ?? { place, count: 0, examples: [] }
    found.count += 1
    const texts = Object.keys(erased).map((column) => String(row[column]))
    if (found.examples.length < most) found.examples.push(texts.join(' · '))
    places.set(place, found)
  }
  return [...places.values()]
}

/** Writes 'persona borrada' wherever the person is named. */
export async function eraseTraces(db: Queries, matcher: PersonMatcher): Promise<void> {
  for await (const { trace, row, erased } of naming(db, matcher)) {
    const query = trace.key.reduce(
      (update, column) => update.where(db.dynamic.ref(column), '=', row[column]),
      db.updateTable(trace.table as 'activityLogs').set({ ...erased, ...searchedText(trace, { ...row, ...erased }) }),
    )
    await query.execute()
  }
}

/** The search of the log has a text of its own. */
function searchedText({ table }: Trace, row: Naming['row']): { searchText?: string } {
  if (table !== 'activityLogs') return {}
  const texts = [row['propertyTitle'], row['propertyCode'], row['userName'], row['details']]
  return { searchText: logText(texts.map((text) => (text === null || text === undefined ? null : String(text)))) }
}

/** The same in these entries of the log, whoever else has the name. */
export async function eraseInLog(db: Queries, matcher: PersonMatcher, ids: readonly string[]): Promise<void> {
  const columns = ['id', 'propertyTitle', 'propertyCode', 'userName', 'details'] as const
  for (const batch of inBatches(ids, 1))
    for (const { id, ...row } of await db
      .selectFrom('activityLogs')
      .where('id', 'in', batch)
      .select(columns)
      .execute()) {
      const erased = {
        ...row,
        propertyTitle: matcher.erase(row.propertyTitle),
        details: row.details && matcher.erase(row.details),
      }
      await writeEntry(db, id, erased)
    }
}

type LoggedTexts = {
  propertyTitle: string
  propertyCode: string | null
  userName: string | null
  details: string | null
}

async function writeEntry(db: Queries, id: string, row: LoggedTexts, more: { userId?: null } = {}): Promise<void> {
  const searchText = logText([row.propertyTitle, row.propertyCode, row.userName, row.details])
  await db
    .updateTable('activityLogs')
    .set({ ...row, ...more, searchText })
    .where('id', '=', id)
    .execute()
}

/** Takes an account out of everything that says who did it. */
export async function eraseAuthor(db: Queries, userId: string): Promise<void> {
  const entries = await db
    .selectFrom('activityLogs')
    .where('userId', '=', userId)
    .select(['id', 'propertyTitle', 'propertyCode', 'details'])
    .execute()
  for (const { id, ...row } of entries) await writeEntry(db, id, { ...row, userName: ERASED }, { userId: null })
  const person = { userId: null, userName: ERASED }
  await db.updateTable('accountEvents').set(person).where('userId', '=', userId).execute()
  const savedBy = { savedBy: null, savedByName: ERASED }
  await db.updateTable('versions').set(savedBy).where('savedBy', '=', userId).execute()
  const author = { createdBy: null, createdByName: ERASED }
  for (const table of ['propertyNotes', 'propertyFiles', 'leadEntries', 'jobs'] as const)
    await db.updateTable(table).set(author).where('createdBy', '=', userId).execute()
  await db.updateTable('jobs').set({ actedBy: null, actedByName: ERASED }).where('actedBy', '=', userId).execute()
}
