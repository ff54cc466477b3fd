import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { InvalidSpreadsheetError, readSheet } from 'read-excel-file/node'
import { countOf } from '#app/forms/control-readers.ts'
import type { ImportCell, TableRow } from '#app/inventory/import/file/table.ts'
import { htmlText } from './wordpress/html-text.ts'

/** The most bytes of an unpacked workbook: 10,000 rows of all facts have less than a third of it. */
const MOST_UNPACKED = 200 * 1024 * 1024

const NO_WORKBOOK =
  'El archivo no es un libro de Excel (.xlsx), o está dañado. Ábrelo en la hoja de cálculo y guárdalo otra vez.'
const TOO_LARGE =
  'El libro de Excel es demasiado grande al abrirlo. Borra las hojas y las filas que no uses, o guárdalo como CSV.'

/** The last line and column that are read. There may be empty lines between the rows of one import. */
const LAST_LINE = 20_000
const LAST_COLUMN = 1_000
/** The most characters of all cells: a sheet may name one long text in every cell. */
const MOST_CHARACTERS = 64 * 1024 * 1024
/** Parts of a workbook that values are read from. */
const READ_PART = /^(?:\[Content_Types\]\.xml|_rels\/\.rels|xl\/(?!drawings|charts|media|pivot).*\.(?:xml|rels))$/
/** Cells that only have a format, and numbered rows without cells: sheets have them to their last row. */
const EMPTY_CELLS = /<((?:\w+:)?c)\b(?:[^<>]*\/>|[^<>]*><\/\1>)/g
const EMPTY_ROWS = /<((?:\w+:)?row)\b(?=[^<>]*\sr=")(?:[^<>]*\/>|[^<>]*>\s*<\/\1>)/g
const ROWS = /<(?:\w+:)?row\b/g
const CELL_PLACE = /<(?:\w+:)?c\b[^<>]*?\sr="([A-Z]{1,7})(\d{1,9})"/g

/** The most visible sheets that are looked at. */
const MOST_SHEETS = 20

/** `notes`: which sheet was read, where there are several. */
type Sheet = { grid: TableRow[]; notes: string[] }

/**
 * The rows of the first visible sheet that has a catalogue, else of the first visible one: values of formulas, dates as
 * 'YYYY-MM-DD'; or the sentence about a file that can't be read.
 * @param isCatalogue whether rows have the headers of a catalogue
 */
export async function excelGrid(
  bytes: Uint8Array,
  isCatalogue: (grid: readonly TableRow[]) => boolean,
): Promise<Sheet | { fault: string }> {
  const unpacked = readParts(bytes)
  if ('fault' in unpacked) return unpacked
  const { parts } = unpacked
  const sheets = visibleSheets(parts)
  if ('fault' in sheets) return sheets
  try {
    const workbook = Buffer.from(zipSync(parts, { level: 0 }))
    let first: Sheet | null = null
    for (const { at, name } of sheets) {
      const rows = await readSheet(workbook, at)
      const grid = rows.map((cells, line) => ({ line: line + 1, cells: cells.map(cellOf) }))
      if (hasTooMuchText(grid)) return { fault: TOO_LARGE }
      const notes = sheets.length === 1 ? [] : [otherSheets(name)]
      if (isCatalogue(grid)) return { grid, notes }
      first ??= { grid, notes }
    }
    return first ?? { fault: NO_WORKBOOK }
  } catch (error) {
    // The library throws errors of many kinds over a damaged part, also those of its parser.
    return { fault: error instanceof InvalidSpreadsheetError ? cellFault(error.message) : NO_WORKBOOK }
  }
}

function otherSheets(name: string): string {
  return `El libro tiene varias hojas: se leyó solo «${name}». Si las demás también tienen propiedades, guarda cada una como CSV y súbela aparte.`
}

type Parts = Record<string, Uint8Array>

/**
 * The parts with values, without empty cells and rows. The sizes that the archive declares are added up before anything is
 * unpacked, and the place of each cell is looked at before a grid is made of them.
 */
function readParts(bytes: Uint8Array): { parts: Parts } | { fault: string } {
  let unpacked = 0
  try {
    const parts = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        unpacked += originalSize
        return unpacked <= MOST_UNPACKED && READ_PART.test(name)
      },
    })
    if (unpacked > MOST_UNPACKED) return { fault: TOO_LARGE }
    for (const [name, part] of Object.entries(parts)) {
      if (!Buffer.from(part.buffer, part.byteOffset, part.length).includes('sheetData')) continue
      const filled = strFromU8(part).replaceAll(EMPTY_CELLS, '').replaceAll(EMPTY_ROWS, '')
      const far = farCell(filled)
      if (far !== null) return { fault: farFault(far) }
      if ((filled.match(ROWS)?.length ?? 0) > LAST_LINE) return { fault: TOO_LARGE }
      parts[name] = strToU8(filled)
    }
    return { parts }
  } catch {
    return { fault: NO_WORKBOOK }
  }
}

/** A filled cell outside of what is read, such as 'XFD1048576'; null without one. */
function farCell(sheet: string): string | null {
  for (const [, letters = '', line] of sheet.matchAll(CELL_PLACE))
    if (Number(line) > LAST_LINE || columnNumber(letters) > LAST_COLUMN) return `${letters}${line}`
  return null
}

/** 'A' is 1, 'AA' is 27. */
function columnNumber(letters: string): number {
  return [...letters].reduce((number, letter) => number * 26 + (letter.codePointAt(0) ?? 0) - 64, 0)
}

function farFault(cell: string): string {
  return `La hoja llega hasta la celda ${cell}. Se leen hasta ${countOf(LAST_LINE)} renglones y ${countOf(LAST_COLUMN)} columnas: borra lo que está fuera de la lista y guárdala otra vez.`
}

function hasTooMuchText(grid: readonly TableRow[]): boolean {
  let characters = 0
  for (const { cells } of grid) for (const cell of cells) characters += typeof cell === 'string' ? cell.length : 1
  return characters > MOST_CHARACTERS
}

/** The sheets that are not hidden, with their numbers. */
function visibleSheets(parts: Parts): { at: number; name: string }[] | { fault: string } {
  const workbook = parts['xl/workbook.xml']
  if (!workbook) return { fault: NO_WORKBOOK }
  const sheets = strFromU8(workbook).match(/<(?:\w+:)?sheet\s[^<>]*>/g) ?? []
  const visible = sheets.flatMap((sheet, at) => {
    const [, name = ''] = /\sname="([^"]*)"/.exec(sheet) ?? []
    return /\sstate="(?:hidden|veryHidden)"/.test(sheet) ? [] : [{ at: at + 1, name: htmlText(name) }]
  })
  return visible.length === 0 ? { fault: 'El libro no tiene ninguna hoja visible.' } : visible.slice(0, MOST_SHEETS)
}

/** A formula without its value, as some programs save it, can't be read by anybody but a spreadsheet. */
function cellFault(message: string): string {
  const [, row, column] = /row (\d+), col (\d+)/.exec(message) ?? []
  return row
    ? `La celda de la fila ${row}, columna ${column}, tiene una fórmula sin valor. Ábrelo en la hoja de cálculo y guárdalo otra vez.`
    : NO_WORKBOOK
}

function cellOf(value: unknown): ImportCell {
  if (typeof value === 'number') return value
  if (typeof value === 'string') return value.trim()
  if (typeof value === 'boolean') return value ? 'Sí' : 'No'
  if (!(value instanceof Date) || Number.isNaN(value.getTime())) return ''
  // A date has no time zone: what the sheet shows is what the library gives in UTC.
  const [day = '', time = ''] = value.toISOString().split('T')
  return time.startsWith('00:00:00') ? day : `${day} ${time.slice(0, 8)}`
}
