import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import type { Row, Snapshot } from '#app/db/snapshot.ts'
import { TAKEOUT_KINDS, type TakeoutKind, isTakenOut } from './takeout-kinds.server.ts'
import { rowsFile } from './takeout-manifest.ts'

/** A written file of rows. */
export type RowsFile = { name: string; path: string; bytes: number; rows: number; sha256: string }

/** What the rows refer to: photos that are used, and people who are named. */
type Named = { photos: Set<unknown>; people: Set<string>; accounts: ReadonlySet<string> }

/** People and photos are written last, because only those that other rows name are written. */
const LAST = ['users', 'photos']

/**
 * Writes the rows of a snapshot to files, sorted, each row with its columns in a fixed order: equal stores give equal
 * bytes.
 * @returns the files, in the order of the kinds
 */
export async function dumpRows(snapshot: Snapshot, folder: string): Promise<RowsFile[]> {
  const named: Named = { photos: new Set(), people: new Set(), accounts: await accountsOf(snapshot) }
  const written = new Map<TakeoutKind, RowsFile>()
  const late = (each: TakeoutKind) => Number(LAST.includes(each.table))
  for (const kind of TAKEOUT_KINDS.toSorted((a, b) => late(a) - late(b)))
    written.set(kind, await dumpKind(snapshot, kind, { folder, named }))
  return TAKEOUT_KINDS.flatMap((kind) => written.get(kind) ?? [])
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
): Promise<RowsFile> {
  const table = snapshot.tables.find(({ name }) => name === kind.table)
  if (!table) throw new Error(`no table ${kind.table}`)
  const path = join(folder, rowsFile(kind.name))
  const columns = columnOrder(kind, table.columns)
  const digest = createHash('sha256')
  const file = await open(path, 'wx', 0o600)
  let count = 0
  let bytes = 0
  try {
    for await (const batch of snapshot.rows(table, kind.key)) {
      const taken = batch.filter((row) => isTakenOut(kind, row) && isNamed(kind, row, named))
      const rows = kind.isSingle ? taken.slice(0, count === 0 ? 1 : 0) : taken
      const lines = Buffer.from(rows.map((row) => lineOf(kind, columns, row, named)).join(''))
      count += rows.length
      bytes += lines.length
      digest.update(lines)
      await file.writeFile(lines)
    }
  } finally {
    await file.close()
  }
  return { name: kind.name, path, bytes, rows: count, sha256: digest.digest('hex') }
}

/** The columns of a kind: its key first, the others by name. */
function columnOrder({ key, columns, imported }: TakeoutKind, ofTable: readonly string[]): string[] {
  const all = (columns ?? ofTable).filter((column) => !Object.hasOwn(imported, column))
  const first = key.filter((column) => all.includes(column))
  return [...first, ...all.filter((column) => !first.includes(column)).toSorted()]
}

function isNamed({ table }: TakeoutKind, { id }: Row, { photos, people }: Named): boolean {
  if (table === 'photos') return photos.has(id)
  return table === 'users' ? people.has(String(id)) : true
}

function lineOf({ json, table }: TakeoutKind, columns: readonly string[], row: Row, named: Named): string {
  const line: Row = {}
  for (const column of columns) {
    const stored = row[column]
    if (stored === null || stored === undefined) continue
    line[column] = json.includes(column) ? parsedOr(String(stored)) : stored
  }
  if ('photoId' in line) named.photos.add(line['photoId'])
  if (table !== 'users') notePeople(line, named)
  return `${JSON.stringify(line)}\n`
}

/** Notes the accounts whose id is a value anywhere in a row. */
function notePeople(value: unknown, named: Named): void {
  if (typeof value === 'string') {
    if (named.accounts.has(value)) named.people.add(value)
  } else if (typeof value === 'object' && value !== null)
    for (const each of Object.values(value)) notePeople(each, named)
}

/** What is no JSON goes as its text, so that a wrong row never prevents a takeout; an import refuses it. */
function parsedOr(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
