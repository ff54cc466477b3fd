import { DAY_MS } from '#app/calendar/durations.ts'
import { TIME_ZONE } from '#app/calendar/calendar-day.ts'
import { EXPORT_COLUMNS, type ColumnKind, type ExportRow } from './export-columns.ts'
import { excelFrame } from './excel-frame.ts'
import { zipFile } from './zip-file.server.ts'

/** What Excel takes in one cell. */
const LONGEST_TEXT = 32_767
/** Excel counts days from here. */
const DAY_ZERO = Date.UTC(1899, 11, 30)

/** Index of the cell format in the styles of `excelFrame`. */
const FORMATS: Record<ColumnKind, number> = { text: 0, phone: 0, number: 2, area: 3, money: 3, day: 4, moment: 5 }
const HEADER_FORMAT = 1

/** A, B … Z, AA, AB …: as many as there are columns. */
const COLUMN_NAMES = EXPORT_COLUMNS.map((_column, at) => columnName(at))

/** The rows as an Excel workbook with real numbers and dates; only a chunk of it is ever in memory. */
export function excelFile(chunks: AsyncIterable<ExportRow[]>): AsyncGenerator<Uint8Array> {
  return zipFile([
    ...Object.entries(excelFrame()).map(([name, text]) => ({ name, content: [text] })),
    { name: 'xl/worksheets/sheet1.xml', content: sheet(chunks) },
  ])
}

async function* sheet(chunks: AsyncIterable<ExportRow[]>): AsyncGenerator<string> {
  const columns = EXPORT_COLUMNS.map(
    ({ width }, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`,
  )
  const headers = EXPORT_COLUMNS.map(({ header }, at) => textCell(`${COLUMN_NAMES[at]}1`, header, HEADER_FORMAT))
  let line = 1
  yield `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/><selection pane="bottomLeft"/></sheetView></sheetViews><cols>${columns.join('')}</cols><sheetData><row r="1">${headers.join('')}</row>`
  for await (const rows of chunks) yield rows.map((row) => rowText(row, (line += 1))).join('')
  yield '</sheetData></worksheet>'
}

/** Every cell says where it stands: not every program counts along. What is empty is left out. */
function rowText(row: ExportRow, line: number): string {
  const cells = EXPORT_COLUMNS.map(({ kind, value }, at) => cell(`${COLUMN_NAMES[at]}${line}`, kind, value(row)))
  return `<row r="${line}">${cells.join('')}</row>`
}

function cell(place: string, kind: ColumnKind, value: string | number | null): string {
  if (value === null || value === '') return ''
  if (kind === 'text' || kind === 'phone') return textCell(place, String(value), FORMATS.text)
  const figure = kind === 'day' || kind === 'moment' ? serial(String(value)) : value
  return `<c r="${place}" s="${FORMATS[kind]}"><v>${figure}</v></c>`
}

function textCell(place: string, text: string, format: number): string {
  const shown = escaped(text.slice(0, LONGEST_TEXT))
  return `<c r="${place}" t="inlineStr" s="${format}"><is><t xml:space="preserve">${shown}</t></is></c>`
}

/** XML knows neither control characters nor half a character; Excel reads _x0041_ as the letter A. */
function escaped(text: string): string {
  return text
    .replaceAll(/_(?=x[\dA-Fa-f]{4}_)/g, '_x005F_')
    .replaceAll(/[^\t\n\r\x20-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
}

function columnName(at: number): string {
  const letter = String.fromCodePoint(65 + (at % 26))
  return at < 26 ? letter : columnName(Math.floor(at / 26) - 1) + letter
}

const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE, dateStyle: 'short', timeStyle: 'medium' })

/** A day, or an instant as Monterrey's clocks showed it, in Excel's days. */
function serial(value: string): number {
  const shown = value.includes('T') ? clock.format(new Date(value)).replace(' ', 'T') : `${value}T00:00:00`
  return (Date.parse(`${shown}Z`) - DAY_ZERO) / DAY_MS
}
