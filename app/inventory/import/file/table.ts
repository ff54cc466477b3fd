import type { EarlierRecords } from './earlier-records.ts'
import type { ImportOf } from './import-of.ts'
import { countOf } from '#app/forms/control-readers.ts'
import type { TextEncoding } from './text-encodings.ts'

/** A cell of an imported file: its text, or the number of a spreadsheet. '' for an empty cell. */
export type ImportCell = string | number
/** `line`: the number of the row in its file, as messages name it. */
export type TableRow = { line: number; cells: ImportCell[] }
/** A table of a file. A row may have more cells than there are headers. */
export type Table = { headers: string[]; rows: TableRow[] }
/** The table of a file and what it holds beside it, or the sentence about a file that can't be read. */
export type ReadOutcome = { table: Table; records?: EarlierRecords; source?: TableSource } | { fault: string }

/** A row of a sheet. `isTitle`: merged cells are all that it has, as in a group's title. */
export type SheetRow = TableRow & { isHidden?: boolean; isTitle?: boolean }

/** What the file is a list of, and what a person says of one that was read wrongly. */
export type TableChoice = {
  /** What the file is a list of. Without it, of properties. */
  of?: ImportOf | undefined
  /** The name of a sheet. */
  sheet?: string | undefined
  /** The line of the headings. */
  heading?: number | undefined
  encoding?: TextEncoding | undefined
  /** Rows that a filter hides are read too. */
  withHidden?: boolean | undefined
}
/** Where a table was found. A JSON or XML file has an encoding alone. */
export type TableSource = {
  sheet: string | null
  sheets: string[]
  heading: number | null
  encoding: TextEncoding | null
  isEncodingChosen: boolean
  /** Rows that a filter hides, and whether they were read. */
  hidden: number
  withHidden: boolean
  /** A row with an accent, from which one sees whether the encoding is right. */
  accented: string | null
}

/** The most rows of one import, and the most columns of its file. */
export const MOST_TABLE_ROWS = 20_000
export const MOST_TABLE_COLUMNS = 400

export const NO_ROWS =
  'El archivo no tiene filas. La primera fila lleva los nombres de las columnas, y las demás, una propiedad cada una.'

/** The table, or the sentence about one that is too large. */
export function boundedTable(table: Table): ReadOutcome {
  const { headers, rows } = table
  if (rows.length === 0) return { fault: NO_ROWS }
  if (rows.length > MOST_TABLE_ROWS) return { fault: tooManyRows(rows.length, MOST_TABLE_ROWS) }
  if (headers.length > MOST_TABLE_COLUMNS)
    return { fault: `El archivo tiene ${countOf(headers.length)} columnas. Se leen hasta ${MOST_TABLE_COLUMNS}.` }
  return { table: { headers, rows: rows.map(readable) } }
}

export function tooManyRows(rows: number, most: number): string {
  return `El archivo tiene ${countOf(rows)} filas. Se importan hasta ${countOf(most)} a la vez: divídelo en varios.`
}

/** A character that a program could not read is never stored. */
function readable(row: TableRow): TableRow {
  const isDamaged = row.cells.some((cell) => typeof cell === 'string' && cell.includes('\uFFFD'))
  if (!isDamaged) return row
  return {
    line: row.line,
    cells: row.cells.map((cell) => (typeof cell === 'string' ? cell.replaceAll('\uFFFD', '?') : cell)),
  }
}
