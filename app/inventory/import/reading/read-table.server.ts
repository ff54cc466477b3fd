import { isKnownHeader } from '#app/inventory/import/mapping/guess-columns.ts'
import { csvGrid } from './csv-grid.server.ts'
import { excelGrid } from './excel-grid.server.ts'
import { decodeText } from './decode-text.ts'
import { jsonTable } from './json-table.ts'
import { wxrTable } from './wordpress/wxr-table.ts'
import { type ReadOutcome, hasKnownHeaders, tableOfGrid } from '#app/inventory/import/file/table.ts'

declare module '#app/http/parts.server.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface Parts {
    /** Reads an uploaded table, in a process of its own. @param path of the received file */
    readTable: (path: string) => Promise<ReadOutcome>
  }
}

const ZIP = [0x50, 0x4b]
/** The container of earlier Excel files, and of any file with a password. */
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0]
const ENCRYPTED = Buffer.from('EncryptedPackage', 'utf16le')
/** Other files that people choose by mistake, by their first bytes. */
const OTHER_FILES: readonly (readonly [first: string, fault: string])[] = [
  ['%PDF', 'El archivo es un PDF: exporta la lista como Excel (.xlsx) o CSV.'],
  ['\xff\xd8\xff', 'El archivo es una foto. Sube la lista de propiedades como Excel, CSV o JSON.'],
  ['\x89PNG', 'El archivo es una foto. Sube la lista de propiedades como Excel, CSV o JSON.'],
  ['<!DOCTYPE', 'El archivo es una página web: expórtalo como Excel (.xlsx) o CSV.'],
  ['<html', 'El archivo es una página web: expórtalo como Excel (.xlsx) o CSV.'],
  ['{\\rtf', 'El archivo es un documento de texto: copia la tabla a una hoja de cálculo y guárdala como CSV.'],
]

/** The table of a file, by its first bytes and not by its name; or the sentence about a file that can't be read. */
export async function readTable(bytes: Buffer): Promise<ReadOutcome> {
  if (bytes.length === 0) return { fault: 'El archivo está vacío.' }
  if (begins(bytes, COMPOUND))
    return {
      fault: bytes.includes(ENCRYPTED)
        ? 'El libro tiene contraseña. Quítala en Excel (Archivo → Información → Proteger libro) y súbelo otra vez.'
        : 'El archivo es de una versión anterior de Excel (.xls). Ábrelo y guárdalo como Libro de Excel (.xlsx) o CSV.',
    }
  const start = bytes.subarray(0, 16).toString('latin1')
  for (const [first, fault] of OTHER_FILES) if (start.toLowerCase().startsWith(first.toLowerCase())) return { fault }
  if (begins(bytes, ZIP)) return workbookTable(bytes)
  const { text, notes } = decodeText(bytes)
  return withNotes(textTable(text), notes)
}

function textTable(text: string): ReadOutcome {
  const first = text.slice(0, 200).trimStart()
  if (/^[{[]/.test(first)) return jsonTable(text)
  if (/^<(?:\?xml|rss)\b/i.test(first)) return wxrTable(text)
  const grid = csvGrid(text)
  return 'fault' in grid ? grid : tableOfGrid(grid, isKnownHeader)
}

/** With sentences about how the file was read before its others. */
function withNotes(read: ReadOutcome, notes: readonly string[]): ReadOutcome {
  if ('fault' in read || notes.length === 0) return read
  const records = read.records ?? { entries: [], people: [], contact: null, notes: [] }
  return { ...read, records: { ...records, notes: [...notes, ...records.notes] } }
}

async function workbookTable(bytes: Buffer): Promise<ReadOutcome> {
  const sheet = await excelGrid(bytes, (grid) => hasKnownHeaders(grid, isKnownHeader))
  if ('fault' in sheet) return sheet
  return withNotes(tableOfGrid(sheet.grid, isKnownHeader), sheet.notes)
}

function begins(bytes: Buffer, first: readonly number[]): boolean {
  return first.every((byte, at) => bytes[at] === byte)
}
