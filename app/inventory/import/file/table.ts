import type { EarlierRecords } from './earlier-records.ts'
import { countOf } from '#app/forms/control-readers.ts'
import { oneLine } from '#app/forms/typed-text.ts'

/** A cell of an imported file: its text, or the number of a spreadsheet. '' for an empty cell. */
export type ImportCell = string | number
/** `line`: the number of the row in its file, as messages name it. */
export type TableRow = { line: number; cells: ImportCell[] }
/** A table of a file. A row may have more cells than there are headers. */
export type Table = { headers: string[]; rows: TableRow[] }
/** The table of a file and what it holds beside it, or the sentence about a file that can't be read. */
export type ReadOutcome = { table: Table; records?: EarlierRecords } | { fault: string }

/** The most rows of one import, and the most columns of its file. */
const MOST_ROWS = 10_000
const MOST_COLUMNS = 400
/** Rows at the top among which the headers are searched: titles and logos may stand above them. */
const HEADER_ROWS = 15
const LONGEST_HEADER = 80

const NO_ROWS =
  'El archivo no tiene filas. La primera fila lleva los nombres de las columnas, y las demás, una propiedad cada una.'

/** Whether a row at the top of a sheet has two known names of columns. */
export function hasKnownHeaders(grid: readonly TableRow[], isKnown: (header: string) => boolean): boolean {
  return headerAt(filledRows(grid), isKnown) !== -1
}

function filledRows(grid: readonly TableRow[]): TableRow[] {
  return grid.filter(({ cells }) => cells.some((cell) => cell !== ''))
}

function headerAt(filled: readonly TableRow[], isKnown: (header: string) => boolean): number {
  return filled
    .slice(0, HEADER_ROWS)
    .findIndex(({ cells }) => cells.filter((cell) => typeof cell === 'string' && isKnown(cell)).length >= 2)
}

/**
 * The table of a sheet. The headers are the first row with two known names, else the first row with two texts.
 * @param isKnown whether a header names a fact
 */
export function tableOfGrid(grid: readonly TableRow[], isKnown: (header: string) => boolean): ReadOutcome {
  const filled = filledRows(grid)
  const named = headerAt(filled, isKnown)
  const texts = filled
    .slice(0, HEADER_ROWS)
    .findIndex(({ cells }) => cells.filter((cell) => typeof cell === 'string' && cell !== '').length >= 2)
  const at = named === -1 ? Math.max(0, texts) : named
  const header = filled[at]
  const rows = filled.slice(at + 1)
  if (!header || rows.length === 0) return { fault: NO_ROWS }
  return boundedTable({
    headers: headersOf(header.cells, rows),
    rows: rows.map(({ line, cells }) => ({ line, cells: [...cells] })),
  })
}

/** The table, or the sentence about one that is too large. */
export function boundedTable(table: Table): ReadOutcome {
  const { headers, rows } = table
  if (rows.length === 0) return { fault: NO_ROWS }
  if (rows.length > MOST_ROWS)
    return {
      fault: `El archivo tiene ${countOf(rows.length)} filas. Se importan hasta ${countOf(MOST_ROWS)} a la vez: divídelo en varios.`,
    }
  if (headers.length > MOST_COLUMNS)
    return { fault: `El archivo tiene ${countOf(headers.length)} columnas. Se leen hasta ${MOST_COLUMNS}.` }
  return { table }
}

/** One name for each column: a column without a name that has values gets its letter, and a repeated name a number. */
function headersOf(cells: readonly ImportCell[], rows: readonly TableRow[]): string[] {
  const names = cells.map((cell) => oneLine(String(cell)).slice(0, LONGEST_HEADER))
  while (names.at(-1) === '' && rows.every((row) => (row.cells[names.length - 1] ?? '') === '')) names.pop()
  const used = new Map<string, number>()
  return names.map((name, at) => {
    const base = name === '' ? `Columna ${columnLetters(at)}` : name
    const count = (used.get(base) ?? 0) + 1
    used.set(base, count)
    return count === 1 ? base : `${base} (${count})`
  })
}

/** A, B … Z, AA, AB … */
function columnLetters(at: number): string {
  const letter = String.fromCodePoint(65 + (at % 26))
  return at < 26 ? letter : columnLetters(Math.floor(at / 26) - 1) + letter
}
