import { Parser } from 'saxen'
import { countOf } from '#app/forms/control-readers.ts'
import type { ImportCell, SheetRow } from '#app/inventory/import/file/table.ts'
import { type NumberFormat, shownNumber } from './number-format.ts'

/** The last line and column that are read. There may be empty lines between the rows of one import. */
const LAST_LINE = 40_000
const LAST_COLUMN = 1_000
/** The most cells of a sheet, with the empty ones between others and those that merged cells fill. */
const MOST_CELLS = 8_000_000
/** The most characters of all cells: a sheet may name one long text in every cell. */
const MOST_CHARACTERS = 64 * 1024 * 1024

export const WORKBOOK_TOO_LARGE =
  'El libro de Excel es demasiado grande al abrirlo. Borra las hojas y las filas que no uses, o guárdalo como CSV.'
export const NO_WORKBOOK =
  'El archivo no es un libro de Excel (.xlsx), o está dañado. Ábrelo en la hoja de cálculo y guárdalo otra vez.'

/** What the cells of all sheets name by number. `is1904`: dates count from 1904. */
export type WorkbookParts = { texts: readonly string[]; formats: readonly NumberFormat[]; is1904: boolean }

/** The rows of a sheet, and whether a number is shown with the sign of the dollar of the United States. */
export type SheetCells = { rows: SheetRow[]; hasForeignDollar: boolean }

type Cell = { type: string; style: number; at: number; value: string; inline: string; hasValue: boolean }
type Range = { top: number; left: number; bottom: number; right: number }

/** Reads a sheet's XML in one pass. Cells without a place stand after the one before. */
export function sheetCells(xml: string, parts: WorkbookParts): SheetCells | { fault: string } {
  const rows: SheetRow[] = []
  const ranges: Range[] = []
  let fault: string | null = null
  let [line, characters, cells, hasForeignDollar] = [0, 0, 0, false]
  let row: SheetRow | null = null
  let cell: Cell | null = null
  let [column, collects, isPhonetic] = [-1, null as 'value' | 'inline' | null, false]

  const parser = new Parser()
  const refuse = (sentence: string) => {
    fault ??= sentence
    parser.stop()
  }
  parser.on('openTag', (tag, attributes) => {
    switch (localName(tag)) {
      case 'row': {
        const { r, hidden } = attributes()
        line = r === undefined ? line + 1 : Number(r)
        row = { line, cells: [], isHidden: hidden === '1' || hidden === 'true' }
        column = -1
        break
      }
      case 'c': {
        const { r, t = 'n', s = '0' } = attributes()
        const named = columnOf(r ?? '')
        column = named === -1 ? column + 1 : named
        cell = { type: t, style: Number(s), at: column, value: '', inline: '', hasValue: false }
        break
      }
      case 'v':
        collects = cell && 'value'
        break
      case 't':
        collects = cell && !isPhonetic ? 'inline' : null
        break
      case 'rPh':
        isPhonetic = true
        break
      case 'mergeCell': {
        const range = rangeOf(attributes()['ref'] ?? '')
        if (range) ranges.push(range)
        break
      }
      default:
    }
  })
  const collect = (text: string) => {
    if (collects && cell) cell[collects] += text
  }
  parser.on('text', (text, decode) => collects && collect(decode(text)))
  parser.on('cdata', collect)
  parser.on('closeTag', (tag) => {
    switch (localName(tag)) {
      case 'v':
      case 't':
        collects = null
        break
      case 'rPh':
        isPhonetic = false
        break
      case 'c': {
        if (!cell || !row) break
        const read = cellValue(cell, parts)
        if (read !== '') place(row, cell, read)
        cell = null
        break
      }
      case 'row':
        if (row && row.cells.length > 0) rows.push(row)
        row = null
        break
      default:
    }
  })
  parser.on('error', () => refuse(NO_WORKBOOK))
  parser.parse(xml)
  if (fault !== null) return { fault }
  return fillRanges(rows, ranges, cells) ? { rows, hasForeignDollar } : { fault: WORKBOOK_TOO_LARGE }

  function place(into: SheetRow, { at, style, type }: Cell, read: ImportCell) {
    if (!(line <= LAST_LINE && at >= 0 && at < LAST_COLUMN)) return refuse(farFault(`${columnName(at)}${line}`))
    cells += at + 1 - into.cells.length
    characters += typeof read === 'string' ? read.length : 1
    if (cells > MOST_CELLS || characters > MOST_CHARACTERS) return refuse(WORKBOOK_TOO_LARGE)
    while (into.cells.length < at) into.cells.push('')
    into.cells[at] = read
    if (type === 'n' && parts.formats[style]?.isForeignDollar) hasForeignDollar = true
  }
}

function localName(tag: string): string {
  return tag.slice(tag.indexOf(':') + 1)
}

function cellValue({ type, style, value, inline }: Cell, { texts, formats, is1904 }: WorkbookParts): ImportCell {
  switch (type) {
    case 's':
      return texts[Number(value)] ?? ''
    case 'inlineStr':
      return sheetText(inline)
    case 'str':
      return sheetText(value)
    case 'b':
      return value.trim() === '1' ? 'Sí' : value.trim() === '0' ? 'No' : ''
    case 'd':
      return dateText(new Date(`${value.trim().replace(/Z$/, '')}${value.includes('T') ? 'Z' : ''}`))
    case 'e':
      return ''
    default: {
      const number = value.trim() === '' ? Number.NaN : Number(value)
      if (!Number.isFinite(number)) return ''
      const format = formats[style]
      if (!format) return number
      return format.isDate ? serialDay(number, is1904) : shownNumber(number, format)
    }
  }
}

/** The text of a cell: '_x000D_' is how a workbook writes a character that XML can't hold. */
export function sheetText(text: string): string {
  return text
    .replaceAll(/_x([\da-f]{4})_/gi, (_all, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .trim()
}

const DAY = 86_400_000
/** Days from the start of the two calendars of Excel to 1970. */
const TO_1970 = { since1900: 25_569, since1904: 24_107 }

/** 'YYYY-MM-DD', with the time where there is one. In Excel's first calendar, 1900 has a 29th of February. */
function serialDay(serial: number, is1904: boolean): ImportCell {
  const days = is1904 ? serial - TO_1970.since1904 : serial - TO_1970.since1900 + (serial < 60 ? 1 : 0)
  const date = new Date(Math.round((days * DAY) / 1000) * 1000)
  return dateText(date) || serial
}

/** A date has no time zone: what the sheet shows is what it is in UTC. */
function dateText(date: Date): string {
  if (Number.isNaN(date.getTime())) return ''
  const [day = '', time = ''] = date.toISOString().split('T')
  return time.startsWith('00:00:00') ? day : `${day} ${time.slice(0, 8)}`
}

/** The value of the first cell of each range fills it. @returns false where that is more than a sheet may have */
function fillRanges(rows: SheetRow[], ranges: readonly Range[], before: number): boolean {
  if (ranges.length === 0) return true
  const byLine = new Map(rows.map((row) => [row.line, row]))
  const wide = new Map<number, number>()
  let cells = before
  for (const { top, left, bottom, right } of ranges) {
    const first = byLine.get(top)?.cells[left] ?? ''
    if (first === '' || bottom - top > LAST_LINE || right >= LAST_COLUMN) continue
    cells += (bottom - top + 1) * (right + 1)
    if (cells > MOST_CELLS) return false
    for (let line = top; line <= bottom; line += 1) {
      const row = byLine.get(line)
      // A merged cell fills rows that have other cells; it makes none.
      if (!row) continue
      while (row.cells.length <= right) row.cells.push('')
      for (let at = left; at <= right; at += 1) if (row.cells[at] === '') row.cells[at] = first
      if (right > left) wide.set(line, (wide.get(line) ?? 0) + right - left + 1)
    }
  }
  for (const [line, merged] of wide) {
    const row = byLine.get(line)
    const filled = row?.cells.filter((each) => each !== '').length ?? 0
    if (row && merged >= filled) row.isTitle = true
  }
  return true
}

/** The column of a place such as 'B7', from 0; -1 for what is no place. There may be millions. */
function columnOf(place: string): number {
  let number = 0
  for (let at = 0; at < place.length; at += 1) {
    const letter = (place.charCodeAt(at) & ~32) - 64
    if (letter < 1 || letter > 26) break
    number = number * 26 + letter
  }
  return number - 1
}

function rangeOf(ref: string): Range | null {
  const [, start = '', top, end = '', bottom] = /^([A-Z]{1,3})(\d{1,7}):([A-Z]{1,3})(\d{1,7})$/i.exec(ref) ?? []
  if (top === undefined) return null
  return { left: columnOf(start), top: Number(top), right: columnOf(end), bottom: Number(bottom) }
}

/** A, B … Z, AA, AB … */
export function columnName(at: number): string {
  const letter = String.fromCodePoint(65 + (at % 26))
  return at < 26 ? letter : columnName(Math.floor(at / 26) - 1) + letter
}

function farFault(cell: string): string {
  return `La hoja llega hasta la celda ${cell}. Se leen hasta ${countOf(LAST_LINE)} renglones y ${countOf(LAST_COLUMN)} columnas: borra lo que está fuera de la lista y guárdala otra vez.`
}
