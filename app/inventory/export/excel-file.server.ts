import { DAY_MS } from '#app/calendar/durations.ts'
import type { TimeZone } from '#app/calendar/time-zones.ts'
import { zonedFormat } from '#app/calendar/zoned-format.ts'
import type { ColumnKind, ExportColumn } from './export-columns.ts'
import { zipFile } from './zip-file.server.ts'

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const SHEET_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** Cell formats by index: text, header, number, money and areas, day, moment. */
const CELL_FORMATS = [
  '<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>',
  '<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/>',
  '<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>',
  '<xf numFmtId="4" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>',
  '<xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>',
  '<xf numFmtId="165" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>',
]

/** The most characters of an Excel cell. */
const LONGEST_TEXT = 32_767
/** Day 0 of Excel's dates. */
const DAY_ZERO = Date.UTC(1899, 11, 30)

/** Index in `CELL_FORMATS` of each kind of column. */
const FORMATS: Record<ColumnKind, number> = { text: 0, phone: 0, number: 2, area: 3, money: 3, day: 4, moment: 5 }
const HEADER_FORMAT = 1

/**
 * The rows as an Excel workbook with real numbers and dates. Only one chunk is in memory at a time.
 * @param sheetName the name of its only sheet
 */
export function excelFile<Row>(
  chunks: AsyncIterable<Row[]>,
  timeZone: TimeZone,
  columns: readonly ExportColumn<Row>[],
  sheetName = 'Propiedades',
): AsyncGenerator<Uint8Array> {
  return zipFile([
    ...Object.entries(workbookParts(sheetName)).map(([name, text]) => ({ name, content: [text] })),
    { name: 'xl/worksheets/sheet1.xml', content: sheet(chunks, columns, timeZone) },
  ])
}

async function* sheet<Row>(
  chunks: AsyncIterable<Row[]>,
  columns: readonly ExportColumn<Row>[],
  timeZone: TimeZone,
): AsyncGenerator<string> {
  const widths = columns.map(
    ({ width }, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`,
  )
  const headers = columns.map(({ header }, at) => textCell(`${columnName(at)}1`, header, HEADER_FORMAT))
  let line = 1
  yield `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/><selection pane="bottomLeft"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData><row r="1">${headers.join('')}</row>`
  for await (const rows of chunks)
    yield rows.map((row) => rowText(row, columns, { line: (line += 1), timeZone })).join('')
  yield '</sheetData></worksheet>'
}

/** Every cell has its reference (A1, B1 … AA1), because some programs need it. Empty cells are left out. */
function rowText<Row>(
  row: Row,
  columns: readonly ExportColumn<Row>[],
  { line, timeZone }: { line: number; timeZone: TimeZone },
): string {
  const cells = columns.map(({ kind, value }, at) => {
    const found = value(row)
    const shown = kind === 'moment' && typeof found === 'string' ? localTime(timeZone, found) : found
    return cell(`${columnName(at)}${line}`, kind, shown)
  })
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

/** Removes control characters and lone surrogates, which XML forbids. Escapes '_x0041_', which Excel would read as 'A'. */
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

const secondFormat = zonedFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium' })

/** '2026-11-20T12:41:00': an instant as the clocks of a time zone show it. */
function localTime(timeZone: TimeZone, instant: string): string {
  return secondFormat(timeZone).format(new Date(instant)).replace(' ', 'T')
}

/** A day, or a day and time of the clocks, as an Excel date number. */
function serial(value: string): number {
  return (Date.parse(value.includes('T') ? `${value}Z` : `${value}T00:00:00Z`) - DAY_ZERO) / DAY_MS
}

/** The parts of a workbook (ECMA-376) by their name, except its only sheet. */
function workbookParts(sheetName: string): Record<string, string> {
  return {
    '[Content_Types].xml': `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${SHEET_TYPE}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${SHEET_TYPE}.styles+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${SHEET_TYPE}.worksheet+xml"/></Types>`,
    '_rels/.rels': relations([['officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml': `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="${escaped(sheetName)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations([
      ['worksheet', 'worksheets/sheet1.xml'],
      ['styles', 'styles.xml'],
    ]),
    'xl/styles.xml': `${XML}<styleSheet xmlns="${MAIN}"><numFmts count="2"><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/><numFmt numFmtId="165" formatCode="dd/mm/yyyy\\ hh:mm"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="${CELL_FORMATS.length}">${CELL_FORMATS.join('')}</cellXfs></styleSheet>`,
  }
}

function relations(targets: readonly (readonly [type: string, target: string])[]): string {
  const elements = targets.map(
    ([type, target], at) => `<Relationship Id="rId${at + 1}" Type="${OFFICE}/${type}" Target="${target}"/>`,
  )
  return `${XML}<Relationships xmlns="${PACKAGE}/relationships">${elements.join('')}</Relationships>`
}
