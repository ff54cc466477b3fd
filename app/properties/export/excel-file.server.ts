import { TIME_ZONE } from '#app/agency/calendar-day.ts'
import { EXPORT_COLUMNS, type ColumnKind, type ExportRow } from './export-columns.ts'
import { excelFrame } from './excel-frame.ts'
import { zipFile } from './zip-file.server.ts'

/** What Excel takes in one cell. */
const LONGEST_TEXT = 32_767
/** Excel counts days from here. */
const DAY_ZERO = Date.UTC(1899, 11, 30)
const MILLISECONDS_PER_DAY = 86_400_000

/** Index of the cell format in the styles of `excelFrame`. */
const FORMATS: Record<ColumnKind, number> = { text: 0, number: 2, money: 3, day: 4, moment: 5 }
const HEADER_FORMAT = 1

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
  const headers = EXPORT_COLUMNS.map(({ header }) => textCell(header, HEADER_FORMAT))
  yield `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${columns.join('')}</cols><sheetData><row>${headers.join('')}</row>`
  for await (const rows of chunks) yield rows.map(rowText).join('')
  yield '</sheetData></worksheet>'
}

function rowText(row: ExportRow): string {
  return `<row>${EXPORT_COLUMNS.map(({ kind, value }) => cell(kind, value(row))).join('')}</row>`
}

function cell(kind: ColumnKind, value: string | number | null): string {
  if (value === null || value === '') return '<c/>'
  if (kind === 'text') return textCell(String(value), FORMATS.text)
  return `<c s="${FORMATS[kind]}"><v>${kind === 'day' || kind === 'moment' ? serial(String(value)) : value}</v></c>`
}

function textCell(text: string, format: number): string {
  const shown = escaped(text.slice(0, LONGEST_TEXT))
  return `<c t="inlineStr" s="${format}"><is><t xml:space="preserve">${shown}</t></is></c>`
}

/** XML knows neither control characters nor half a character. */
function escaped(text: string): string {
  return text
    .replaceAll(/[^\t\n\r\x20-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
}

const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE, dateStyle: 'short', timeStyle: 'medium' })

/** A day, or an instant as Monterrey's clocks showed it, in Excel's days. */
function serial(value: string): number {
  const shown = value.includes('T') ? clock.format(new Date(value)).replace(' ', 'T') : `${value}T00:00:00`
  return (Date.parse(`${shown}Z`) - DAY_ZERO) / MILLISECONDS_PER_DAY
}
