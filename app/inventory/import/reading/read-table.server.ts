import { shortCell } from '#app/inventory/import/short-cell.ts'
import { countOf } from '#app/forms/control-readers.ts'
import {
  NO_ROWS,
  type ReadOutcome,
  type Table,
  type TableChoice,
  type TableSource,
  boundedTable,
} from '#app/inventory/import/file/table.ts'
import { withOperations } from './answered-operations.ts'
import { withDayFirst } from './american-days.ts'
import { csvGrid } from './csv-grid.server.ts'
import { decodeText } from './decode-text.ts'
import { openWorkbook } from './excel-grid.server.ts'
import { type FoundTable, findTable } from './find-table.ts'
import { type Titles, withTitles } from './group-words.ts'
import { withOneCurrency } from './prices-by-currency.ts'
import { withEuropeanFigures } from './european-figures.ts'
import { easyBrokerSheet } from './easy-broker/easy-broker-sheet.ts'
import { jsonTable } from './json-table.ts'
import { wordPressSheet } from './wordpress/wordpress-sheet.ts'
import { wxrTable } from './wordpress/wxr-table.ts'

declare module '#app/http/parts.server.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface Parts {
    /** Reads an uploaded table, in a process of its own. @param path of the received file */
    readTable: (path: string, choice?: TableChoice) => Promise<ReadOutcome>
  }
}

const ZIP = [0x50, 0x4b]
/** Filled cells of a row of a list. */
const LIST_COLUMNS = 3
/** The container of earlier Excel files, and of any file with a password. */
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0]
const ENCRYPTED = Buffer.from('EncryptedPackage', 'utf16le')
/** Other files that people choose by mistake, by their first bytes. */
const OTHER_FILES: readonly (readonly [first: string, fault: string])[] = [
  ['%PDF', 'El archivo es un PDF: exporta la lista como Excel (.xlsx) o CSV.'],
  ['\xff\xd8\xff', 'El archivo es una foto. Sube la lista como Excel (.xlsx) o CSV.'],
  ['\x89PNG', 'El archivo es una foto. Sube la lista como Excel (.xlsx) o CSV.'],
  ['<!DOCTYPE', 'El archivo es una página web: expórtalo como Excel (.xlsx) o CSV.'],
  ['<html', 'El archivo es una página web: expórtalo como Excel (.xlsx) o CSV.'],
  ['{\\rtf', 'El archivo es un documento de texto: copia la tabla a una hoja de cálculo y guárdala como CSV.'],
]

/**
 * The table of a file, by its first bytes and not by its name; or the sentence about a file that can't be read.
 * @param choice what a person says where the table was not found rightly
 */
export function readTable(bytes: Buffer, choice: TableChoice = {}): ReadOutcome {
  if (bytes.length === 0) return { fault: 'El archivo está vacío.' }
  if (begins(bytes, COMPOUND))
    return {
      fault: bytes.includes(ENCRYPTED)
        ? 'El libro tiene contraseña. Quítala en Excel (Archivo → Información → Proteger libro) y súbelo otra vez.'
        : 'El archivo es de una versión anterior de Excel (.xls). Ábrelo y guárdalo como Libro de Excel (.xlsx) o CSV.',
    }
  const start = bytes.subarray(0, 16).toString('latin1')
  for (const [first, fault] of OTHER_FILES) if (start.toLowerCase().startsWith(first.toLowerCase())) return { fault }
  if (begins(bytes, ZIP)) return workbookTable(bytes, choice)
  const { text, encoding, notes } = decodeText(bytes, choice.encoding)
  const read = textTable(text, choice)
  if ('fault' in read) return read
  const isEncodingChosen = choice.encoding !== undefined
  const source = { ...NO_SOURCE, ...read.source, encoding, isEncodingChosen, accented: accentedRow(read.table) }
  return withNotes({ ...read, source }, notes)
}

function textTable(text: string, choice: TableChoice): ReadOutcome {
  const first = text.slice(0, 200).trimStart()
  if (/^[{[]/.test(first)) return jsonTable(text)
  if (/^<(?:\?xml|rss)\b/i.test(first)) return wxrTable(text)
  const grid = csvGrid(text)
  return 'fault' in grid ? grid : foundOutcome(findTable(grid, choice), NO_SOURCE, choice)
}

const NO_SOURCE: TableSource = {
  sheet: null,
  sheets: [],
  heading: null,
  encoding: null,
  isEncodingChosen: false,
  hidden: 0,
  withHidden: false,
  accented: null,
}

function foundOutcome(
  found: FoundTable | null,
  source: TableSource,
  { of, heading, withHidden }: TableChoice,
): ReadOutcome {
  if (!found)
    return { fault: heading === undefined ? NO_ROWS : `La fila ${heading} está vacía: elige la de los encabezados.` }
  const bounded = boundedTable(found.table)
  const read = of === 'leads' ? bounded : ofKnownSystem(bounded, { ...found.titles, sheet: source.sheet })
  if ('fault' in read) {
    const isHidden = found.table.rows.length === 0 && found.hidden > 0
    return isHidden
      ? { fault: 'Un filtro esconde todas las filas. Quita el filtro en Excel y sube el libro otra vez.' }
      : read
  }
  const where = { ...source, heading: found.heading, hidden: found.hidden, withHidden: withHidden ?? false }
  return withNotes({ ...read, source: where }, found.notes)
}

/** A sheet that another system has exported, in its own words; any other as it is, with its figures as it writes them. */
function ofKnownSystem(read: ReadOutcome, titles: Titles): ReadOutcome {
  if ('fault' in read) return read
  const known = easyBrokerSheet(read.table) ?? wordPressSheet(read.table)
  if (known) return 'table' in known ? { ...read, ...known } : known
  const european = withEuropeanFigures(read.table)
  const priced = withOneCurrency(european.table)
  const dated = withDayFirst(priced.table)
  const { table, notes } = withTitles(withOperations(dated.table), titles)
  return withNotes({ ...read, table }, [...notes, ...dated.notes, ...priced.notes, ...european.notes])
}

/** With sentences about how the file was read before its others. */
function withNotes(read: ReadOutcome, notes: readonly string[]): ReadOutcome {
  if ('fault' in read || notes.length === 0) return read
  const records = read.records ?? { entries: [], people: [], contact: null, notes: [] }
  return { ...read, records: { ...records, notes: [...notes, ...records.notes] } }
}

/** The sheet with the most known names of columns and, between equals, the most rows; or the chosen one. */
function workbookTable(bytes: Uint8Array, choice: TableChoice): ReadOutcome {
  const workbook = openWorkbook(bytes)
  if ('fault' in workbook) return workbook
  const { sheets, rowsOf } = workbook
  const looked = sheets.filter(({ name }) => choice.sheet === undefined || name === choice.sheet)
  let fault: string | null = null
  const unread: string[] = []
  let best: { found: FoundTable | null; name: string; notes: string[] } | null = null
  for (const sheet of looked) {
    const read = rowsOf(sheet)
    if ('fault' in read) {
      fault ??= read.fault
      unread.push(unreadSheet(sheet.name, read.fault))
      continue
    }
    const found = findTable(read.rows, choice)
    if (!best || isBetter(found, best.found)) best = { found, name: sheet.name, notes: read.notes }
  }
  const isOne = looked.length === 1
  if (!best) return { fault: (isOne ? fault : unread[0]) ?? 'El libro ya no tiene esa hoja.' }
  const { found, name, notes } = best
  if (!isOne && !(found && looksLikeList(found))) return { fault: unread[0] ?? noList(looked.length, choice.of) }
  const source = { ...NO_SOURCE, sheet: name, sheets: sheets.map((sheet) => sheet.name) }
  return withNotes(foundOutcome(found, source, choice), isOne ? notes : [otherSheets(name), ...unread, ...notes])
}

function isBetter(found: FoundTable | null, best: FoundTable | null): boolean {
  if (!found || !best) return found !== null
  const [rows, most] = [found, best].map(({ table }) => table.rows.length)
  if (!rows || !most) return Boolean(rows)
  return found.known > best.known || (found.known === best.known && rows > most)
}

/** Whether a sheet has known names, or several columns in most of its rows. */
function looksLikeList({ known, table: { headers, rows } }: FoundTable): boolean {
  if (known >= 2) return rows.length > 0
  const filled = rows.filter(({ cells }) => cells.filter((cell) => cell !== '').length >= LIST_COLUMNS)
  return headers.length >= LIST_COLUMNS && rows.length >= 2 && filled.length * 2 >= rows.length
}

function otherSheets(name: string): string {
  return `El libro tiene varias hojas: se leyó solo «${name}». Si otra también es una lista, sube el libro otra vez y elige ahí esa hoja.`
}

/** A sheet that can't be read may be the list: it is never passed over silently. */
function unreadSheet(name: string, fault: string): string {
  return `La hoja «${name}» no se pudo leer. ${fault}`
}

function noList(count: number, of: TableChoice['of']): string {
  const [list, columns, entry] =
    of === 'leads'
      ? ['de personas', 'Nombre, Teléfono, Correo', 'una persona']
      : ['de propiedades', 'ID, Título, Precio', 'una propiedad']
  return `Ninguna de las ${countOf(count)} hojas parece una lista ${list}. Una hoja debe tener una fila con los nombres de las columnas (por ejemplo, ${columns}) y debajo ${entry} por fila.`
}

const ACCENT = /[áéíóúüñÁÉÍÓÚÜÑÃÂ√]|[^\0-\u024F]/

/** The first cell with an accent, or with what became of one. */
function accentedRow({ rows }: Table): string | null {
  for (const { line, cells } of rows)
    for (const cell of cells)
      if (typeof cell === 'string' && ACCENT.test(cell)) return `Fila ${line}: ${shortCell(cell)}`
  return null
}

function begins(bytes: Buffer, first: readonly number[]): boolean {
  return first.every((byte, at) => bytes[at] === byte)
}
