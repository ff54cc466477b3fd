import { strToU8, unzipSync, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { buildWorkbook } from '#test/factories/workbook.ts'
import { readTable } from './read-table.server.ts'

const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
const HEADER = row(1, [text('A1', 'ID'), text('B1', 'Título')])
const FIRST = row(2, [text('A2', 'A-1'), text('B2', 'Nave')])
const READ = { table: { headers: ['ID', 'Título'], rows: [{ line: 2, cells: ['A-1', 'Nave'] }] } }
/** Without the checks these files take minutes, or the memory of the process. */
const SOON = { timeout: 60_000 }

test.each<[name: string, sheet: string]>([
  ['one cell at the last place', HEADER + FIRST + row(1_048_576, ['<c r="XFD1048576"><v>1</v></c>'])],
  ['a cell in the last line', HEADER + FIRST + row(1_048_576, [text('A1048576', 'x')])],
  ['a cell in the last column', HEADER + row(2, ['<c r="XFD2"><v>1</v></c>'])],
  ['a place that no sheet has', HEADER + FIRST + row(9_999_999, ['<c r="ZZZZZZ9999999"><v>1</v></c>'])],
  ['a place with a format before it', HEADER + FIRST + '<row r="50000"><c s="0" r="B50000"><v>1</v></c></row>'],
  ['a place with a prefix', HEADER + FIRST + '<x:row r="50000"><x:c r="B50000"><x:v>1</x:v></x:c></x:row>'],
])('%s is refused before a grid is made of it', SOON, (_name, sheet) => {
  const read = readTable(withSheet(sheet))
  expect(read).toEqual({
    fault: expect.stringMatching(/^La hoja llega hasta la celda [A-Z]+\d+\. Se leen hasta 40,000/),
  })
})

test.each<[name: string, sheet: string]>([
  ['an empty cell at the last place', row(1_048_576, ['<c r="XFD1048576" s="1"/>'])],
  ['an empty cell with two tags', row(1_048_576, ['<c r="XFD1048576" s="1"></c>'])],
  ['a million empty rows', Array.from({ length: 1_000_000 }, (_, at) => `<row r="${at + 3}"/>`).join('')],
  ['a million rows of empty cells', Array.from({ length: 300_000 }, (_, at) => emptyRow(at + 3)).join('')],
])('%s is no part of the table', SOON, (_name, rest) => {
  expect(readTable(withSheet(HEADER + FIRST + rest))).toMatchObject(READ)
})

test('a million rows without numbers or cells are no part of the table', SOON, () => {
  expect(readTable(withSheet(HEADER + FIRST + '<row/>'.repeat(1_000_000)))).toMatchObject(READ)
})

test('rows keep the numbers of their lines, with and without empty rows between them', SOON, () => {
  const later = row(9, [text('A9', 'A-2')])
  const read = readTable(withSheet(`${HEADER}${FIRST}<row r="3" spans="1:2"/><row r="4"> </row>${later}`))
  expect(read).toMatchObject({ table: { rows: [{ line: 2 }, { line: 9, cells: ['A-2', ''] }] } })
})

test('one long text in a million cells is refused, and many short ones are read', SOON, () => {
  const shared = `<sst ${MAIN}><si><t>${'x'.repeat(30_000)}</t></si></sst>`
  const rows = Array.from({ length: 5_000 }, (_, at) =>
    row(
      at + 2,
      Array.from({ length: 20 }, (_none, column) => `<c r="${letter(column)}${at + 2}" t="s"><v>0</v></c>`),
    ),
  )
  expect(readTable(withSheet(HEADER + rows.join(''), { 'xl/sharedStrings.xml': shared }))).toEqual({
    fault: expect.stringContaining('demasiado grande al abrirlo'),
  })
})

test('a workbook that says less than it unpacks to is refused', SOON, () => {
  const bytes = withSheet(HEADER + FIRST + ' '.repeat(50_000_000))
  // The central directory and the local header of the sheet state its size.
  for (let at = bytes.indexOf('PK\u0001\u0002'); at !== -1; at = bytes.indexOf('PK\u0001\u0002', at + 4))
    if (bytes.readUInt32LE(at + 24) > 1_000_000) bytes.writeUInt32LE(100, at + 24)
  expect(readTable(bytes)).toHaveProperty('fault')
})

test('1,000 rows of 200 cells with formats are read', SOON, () => {
  const formats = Array.from(
    { length: 300 },
    (_, at) => `<numFmt numFmtId="${164 + at}" formatCode="${formatCode(at)}"/>`,
  )
  const styles = Array.from({ length: 300 }, (_, at) => `<xf numFmtId="${164 + at}" applyNumberFormat="1"/>`)
  const rows = Array.from({ length: 1_000 }, (_, at) => {
    const cells = Array.from({ length: 198 }, (_none, column) => {
      const place = `${letter(column + 2)}${at + 2}`
      const style = `s="${(at * 7 + column) % 300}"`
      return column % 3 === 0 ? `<c r="${place}" ${style}/>` : `<c r="${place}" ${style}><v>${at + column / 2}</v></c>`
    })
    return row(at + 2, [text(`A${at + 2}`, `A-${at}`), text(`B${at + 2}`, 'Nave'), ...cells])
  })
  const header = row(1, [
    text('A1', 'ID'),
    text('B1', 'Título'),
    ...Array.from({ length: 198 }, (_, column) => text(`${letter(column + 2)}1`, `Dato ${column}`)),
  ])
  const read = readTable(
    withSheet(header + rows.join(''), {
      'xl/styles.xml': `<styleSheet ${MAIN}><numFmts>${formats.join('')}</numFmts><cellXfs>${styles.join('')}</cellXfs></styleSheet>`,
    }),
  )
  if ('fault' in read) throw new Error(read.fault)
  expect([read.table.headers.length, read.table.rows.length]).toEqual([200, 1_000])
  expect(read.table.rows[1]?.cells.slice(0, 5)).toEqual(['A-1', 'Nave', '', 1.5, 2])
})

/** A workbook with the given rows as its only sheet, and with other parts. */
function withSheet(rows: string, parts: Record<string, string> = {}): Buffer {
  const workbook = unzipSync(buildWorkbook([{ name: 'a', rows: [['x']] }]))
  const sheet = `<worksheet ${MAIN} xmlns:x="x"><sheetData>${rows}</sheetData></worksheet>`
  for (const [name, part] of Object.entries({ ...parts, 'xl/worksheets/sheet1.xml': sheet }))
    workbook[name] = strToU8(part)
  return Buffer.from(zipSync(workbook))
}

function row(line: number, cells: readonly string[]): string {
  return `<row r="${line}">${cells.join('')}</row>`
}

function emptyRow(line: number): string {
  return row(line, [`<c r="A${line}" s="1"/>`, `<c r="B${line}" s="1"/>`])
}

function text(place: string, value: string): string {
  return `<c r="${place}" t="inlineStr"><is><t>${value}</t></is></c>`
}

function formatCode(at: number): string {
  return `&quot;$&quot;#,##0.${'0'.repeat(at % 9)};[Red]\\-#,##0 &quot;m²&quot;`
}

/** A, B … Z, AA, AB … */
function letter(at: number): string {
  return at < 26 ? String.fromCodePoint(65 + at) : letter(Math.floor(at / 26) - 1) + letter(at % 26)
}
