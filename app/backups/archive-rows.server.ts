import { isStoreUnreachable } from '#app/db/unreachable.server.ts'
import { ROWS_AT_A_TIME, type Row } from '#app/db/snapshot.ts'
import { ArchiveRefused } from './archive-entries.ts'
import type { Column } from './fill-store.server.ts'

/** Maximum characters of a line; the longest ones contain a logo. */
const LONGEST_LINE = 32 * 1024 * 1024

/** Some lines of JSON, one per row. What has no value is left out. */
export function linesOf(rows: readonly Row[]): string {
  const withoutNulls = (row: Row) => Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null))
  return rows.map((row) => `${JSON.stringify(withoutNulls(row))}\n`).join('')
}

/** An entry of rows, and what its archive is called in sentences. */
export type RowsEntry = { name: string; bytes: AsyncIterable<Uint8Array>; subject: 'El respaldo' | 'El archivo' }

/**
 * The rows of an entry, one at a time.
 * @throws ArchiveRefused for a line that is not an object, is too long or has no end
 */
export async function* rowsInEntry({ name, bytes, subject }: RowsEntry): AsyncGenerator<Row> {
  const damaged = (what: string) => new ArchiveRefused(`${subject} está dañado: ${what}.`)
  const decoder = new TextDecoder()
  let rest = ''
  let number = 0
  for await (const chunk of bytes) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    if (rest.length > LONGEST_LINE) throw damaged('una de sus líneas no termina')
    for (const line of lines) {
      number += 1
      const row = objectIn(line)
      if (row === null) throw damaged(`${name}, línea ${number}, no es JSON`)
      yield row
    }
  }
  if (rest !== '') throw damaged('su última línea no termina')
}

function objectIn(line: string): Row | null {
  try {
    const row: unknown = JSON.parse(line)
    return isObject(row) && !Array.isArray(row) ? (row as Row) : null
  } catch {
    return null
  }
}

export type RowsTarget = {
  table: string
  /** The columns that rows may have. */
  columns: readonly Column[]
  /** Whether an object in this column is stored as its JSON. */
  isJson: (column: string) => boolean
  /** Why a row can't be used, for example because its JSON can't be read; null for none. */
  faultInRow: (table: string, row: Row) => string | null
  /** Whether a row is stored; earlier versions wrote more of them. */
  isTaken: (row: Row) => boolean
  put: (rows: readonly Row[]) => Promise<void>
}

/**
 * Stores the rows of an entry. A changed archive may have matching hashes, so its content is untrusted.
 * @returns their number, with those that are not stored
 * @throws ArchiveRefused for content that can't be stored
 */
export async function putEntry(entry: RowsEntry, target: RowsTarget): Promise<number> {
  const { name, subject } = entry
  const { table, columns, isJson, faultInRow, isTaken } = target
  const damaged = (fault: string) =>
    new ArchiveRefused(`${subject} está dañado: ${name}, línea ${count}: ${fault}. Nada cambió.`)
  const known = new Set(columns.map((column) => column.name))
  let batch: Row[] = []
  let count = 0
  async function flush() {
    if (batch.length > 0) await putOrRefuse(entry, () => target.put(batch))
    batch = []
  }
  for await (const row of rowsInEntry(entry)) {
    count += 1
    const unknown = Object.keys(row).find((column) => !known.has(column))
    if (unknown !== undefined)
      throw new ArchiveRefused(`${name} trae «${unknown}», que esta versión del producto no conoce.`)
    const wrong = Object.keys(row).find((column) => isObject(row[column]) && !isJson(column))
    if (wrong !== undefined) throw damaged(`«${wrong}» no es un texto ni un número`)
    const stored = storedRow(columns, row)
    if (!isTaken(stored)) continue
    const fault = faultInRow(table, stored)
    if (fault !== null) throw damaged(fault)
    if (batch.push(stored) === ROWS_AT_A_TIME) await flush()
  }
  await flush()
  return count
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null
}

/** A row as the store has it. Columns that a line leaves out are null, or have their default where there is no null. */
function storedRow(columns: readonly Column[], row: Row): Row {
  const stored: Row = {}
  for (const { name, isNullable } of columns) {
    const value = row[name] ?? null
    if (value !== null) stored[name] = isObject(value) ? JSON.stringify(value) : value
    else if (isNullable) stored[name] = null
  }
  return stored
}

async function putOrRefuse({ name, subject }: RowsEntry, put: () => Promise<void>): Promise<void> {
  try {
    await put()
  } catch (error) {
    // The store failed, not the archive.
    if (isStoreUnreachable(error) || error instanceof ArchiveRefused) throw error
    throw new ArchiveRefused(`${subject} está dañado: lo que trae ${name} no se puede guardar.`, { cause: error })
  }
}
