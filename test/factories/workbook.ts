import { strToU8, zipSync } from 'fflate'
import { columnName } from '#app/inventory/import/reading/excel-sheet.ts'

export type SheetOfTest = {
  name: string
  state?: 'hidden' | 'veryHidden'
  rows: readonly (readonly CellOfTest[])[]
  /** 'A1:C1'. */
  merges?: readonly string[]
  /** Lines that a filter hides. */
  hidden?: readonly number[]
  /** Without the places of its rows and cells, as some programs save it. */
  withoutPlaces?: boolean
}
/** A text, a number, a truth value, a day, a number with a format, or a formula with its value. */
type CellOfTest =
  | string
  | number
  | boolean
  | null
  | { day: number }
  | { number: number; format: string }
  | { formula: string; value?: string | number }

const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** An Excel workbook as spreadsheets save it, in its smallest form. */
export function buildWorkbook(sheets: readonly SheetOfTest[], { is1904 = false } = {}): Buffer {
  const cells = sheets.flatMap(({ rows }) => rows.flat())
  const formats = [
    ...new Set(cells.flatMap((cell) => (cell && typeof cell === 'object' && 'format' in cell ? [cell.format] : []))),
  ]
  const parts: Record<string, string> = {
    '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook ${MAIN} xmlns:r="${OFFICE}">${is1904 ? '<workbookPr date1904="1"/>' : ''}<sheets>${sheets.map(({ name, state }, at) => `<sheet name="${name}" sheetId="${at + 1}"${state ? ` state="${state}"` : ''} r:id="rId${at + 1}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships">${sheets.map((_sheet, at) => `<Relationship Id="rId${at + 1}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`).join('')}<Relationship Id="rId99" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `<styleSheet ${MAIN}><numFmts>${formats.map((format, at) => `<numFmt numFmtId="${200 + at}" formatCode="${escaped(format).replaceAll('"', '&quot;')}"/>`).join('')}</numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/>${formats.map((_format, at) => `<xf numFmtId="${200 + at}" applyNumberFormat="1"/>`).join('')}</cellXfs></styleSheet>`,
  }
  for (const [at, sheet] of sheets.entries()) parts[`xl/worksheets/sheet${at + 1}.xml`] = sheetXml(sheet, formats)
  return Buffer.from(zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)]))))
}

function sheetXml(
  { rows, merges = [], hidden = [], withoutPlaces = false }: SheetOfTest,
  formats: readonly string[],
): string {
  const lines = rows.map((cells, at) => {
    const line = at + 1
    const place = withoutPlaces ? '' : ` r="${line}"`
    const texts = cells.map((cell, column) => cellXml(cell, `${columnName(column)}${line}`, formats))
    return `<row${place}${hidden.includes(line) ? ' hidden="1"' : ''}>${texts.join('')}</row>`
  })
  const merged = merges.map((ref) => `<mergeCell ref="${ref}"/>`).join('')
  const xml = `<worksheet ${MAIN}><sheetData>${lines.join('')}</sheetData>${merged && `<mergeCells>${merged}</mergeCells>`}</worksheet>`
  return withoutPlaces ? xml.replaceAll(/<c r="[A-Z]+\d+"/g, '<c') : xml
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

function cellXml(cell: CellOfTest, place: string, formats: readonly string[]): string {
  if (cell === null) return ''
  if (typeof cell === 'string') return `<c r="${place}" t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`
  if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`
  if (typeof cell === 'boolean') return `<c r="${place}" t="b"><v>${Number(cell)}</v></c>`
  if ('day' in cell) return `<c r="${place}" s="1"><v>${cell.day}</v></c>`
  if ('format' in cell) return `<c r="${place}" s="${formats.indexOf(cell.format) + 2}"><v>${cell.number}</v></c>`
  const isError = typeof cell.value === 'string' && cell.value.startsWith('#')
  const type = typeof cell.value === 'number' ? '' : ` t="${isError ? 'e' : 'str'}"`
  return `<c r="${place}"${type}><f>${cell.formula}</f>${cell.value === undefined ? '' : `<v>${cell.value}</v>`}</c>`
}
