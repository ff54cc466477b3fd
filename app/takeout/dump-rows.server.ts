import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ManifestTable } from '#app/backups/archive-entries.ts'
import { OWNER_ONLY, addRows } from '#app/backups/write-archive.server.ts'
import type { Row, Snapshot } from '#app/db/snapshot.ts'
import { isJsonColumn } from './json-columns.server.ts'
import { TAKEOUT_KINDS, type TakeoutKind, hasColumn, isTakenOut } from './takeout-kinds.server.ts'

/** A written part of a table: the name of its entry, and where it is. */
export type DumpedPart = { table: string; name: string; path: string }
type Dumped = { tables: ManifestTable[]; parts: DumpedPart[] }

/** What the rows refer to: photos that are used, and people who are named. */
type Named = { photos: Set<unknown>; people: Set<string>; accounts: ReadonlySet<string> }

/** People and photos are written last, because only those that other rows name are written. */
const LAST = ['users', 'photos']

/**
 * Writes the rows of a snapshot to files, sorted, each row with its columns in a fixed order: equal stores give equal
 * bytes. The snapshot can be closed before anybody has downloaded them.
 * @returns the tables and their parts, in the order of the kinds
 */
export async function dumpRows(snapshot: Snapshot, folder: string): Promise<Dumped> {
  const named: Named = { photos: new Set(), people: new Set(), accounts: await accountsOf(snapshot) }
  const dumped = new Map<TakeoutKind, Dumped>()
  const late = (each: TakeoutKind) => Number(LAST.includes(each.table))
  for (const kind of TAKEOUT_KINDS.toSorted((a, b) => late(a) - late(b)))
    dumped.set(kind, await dumpKind(snapshot, kind, { folder, named }))
  const inOrder = TAKEOUT_KINDS.flatMap((kind) => dumped.get(kind) ?? [])
  return { tables: inOrder.flatMap(({ tables }) => tables), parts: inOrder.flatMap(({ parts }) => parts) }
}

async function accountsOf(snapshot: Snapshot): Promise<ReadonlySet<string>> {
  const ids = new Set<string>()
  for (const table of snapshot.tables.filter(({ name }) => name === 'users'))
    for await (const rows of snapshot.rows(table)) for (const { id } of rows) ids.add(String(id))
  return ids
}

async function dumpKind(
  snapshot: Snapshot,
  kind: TakeoutKind,
  { folder, named }: { folder: string; named: Named },
): Promise<Dumped> {
  const table = snapshot.tables.find(({ name }) => name === kind.table)
  if (!table) throw new Error(`no table ${kind.table}`)
  const columns = columnOrder(kind, table.columns)
  const parts: DumpedPart[] = []
  async function add(name: string, content: Uint8Array | string) {
    const path = join(folder, name.replaceAll('/', '-'))
    await writeFile(path, content, { flag: 'wx', mode: OWNER_ONLY })
    parts.push({ table: kind.table, name, path })
  }
  async function* linesIn(stored: AsyncIterable<Row[]>) {
    for await (const rows of stored) {
      const taken = rows.filter((row) => isTakenOut(kind, row) && isNamed(kind, row, named))
      const counted = kind.isSingle ? taken.slice(0, 1 - parts.length) : taken
      yield counted.map((row) => lineOf(kind, columns, row, named))
    }
  }
  const count = await addRows(add, kind.table, linesIn(snapshot.rows(table, kind.key)))
  return { tables: [{ name: kind.table, columns, count }], parts }
}

/** The columns of a kind: its key first, the others by name. */
function columnOrder(kind: TakeoutKind, ofTable: readonly string[]): string[] {
  const all = ofTable.filter((column) => hasColumn(kind, column))
  const first = kind.key.filter((column) => all.includes(column))
  return [...first, ...all.filter((column) => !first.includes(column)).toSorted()]
}

function isNamed({ table }: TakeoutKind, { id }: Row, { photos, people }: Named): boolean {
  if (table === 'photos') return photos.has(id)
  return table === 'users' ? people.has(String(id)) : true
}

function lineOf({ table }: TakeoutKind, columns: readonly string[], row: Row, named: Named): Row {
  const line: Row = Object.fromEntries(
    columns.map((column) => [column, isJsonColumn(table, column) ? parsedOr(row[column]) : row[column]]),
  )
  if ('photoId' in line) named.photos.add(line['photoId'])
  if (table !== 'users') notePeople(line, named)
  return line
}

/** Notes the accounts whose id is a value anywhere in a row. */
function notePeople(value: unknown, named: Named): void {
  if (typeof value === 'string') {
    if (named.accounts.has(value)) named.people.add(value)
  } else if (typeof value === 'object' && value !== null)
    for (const each of Object.values(value)) notePeople(each, named)
}

/** JSON goes as JSON if an import stores the same text again. A wrong row never prevents a takeout; an import refuses it. */
function parsedOr(stored: unknown): unknown {
  try {
    const parsed: unknown = JSON.parse(String(stored))
    return typeof parsed === 'object' && JSON.stringify(parsed) === stored ? parsed : stored
  } catch {
    return stored
  }
}
