import { strFromU8, unzipSync } from 'fflate'
import { Parser } from 'saxen'
import type { SheetRow } from '#app/inventory/import/file/table.ts'
import { NO_WORKBOOK, WORKBOOK_TOO_LARGE, type WorkbookParts, sheetCells, sheetText } from './excel-sheet.ts'
import { numberFormat } from './number-format.ts'

/** The most bytes of an unpacked workbook: 20,000 rows of all facts have less than two thirds of it. */
const MOST_UNPACKED = 200 * 1024 * 1024
/** The most visible sheets that are looked at. */
const MOST_SHEETS = 60

const WORKBOOK = 'xl/workbook.xml'
const RELATIONS = 'xl/_rels/workbook.xml.rels'

export type ExcelSheet = { name: string; path: string }
/** A workbook: its visible sheets, and how the rows of one are read. */
export type Workbook = {
  sheets: ExcelSheet[]
  rowsOf: (sheet: ExcelSheet) => { rows: SheetRow[]; notes: string[] } | { fault: string }
}

/**
 * Opens an .xlsx. The sizes that the archive declares are added up before anything is unpacked, and each sheet is unpacked
 * when it is read.
 */
export function openWorkbook(bytes: Uint8Array): Workbook | { fault: string } {
  try {
    let unpacked = 0
    unzipSync(bytes, {
      filter: ({ originalSize }) => {
        unpacked += originalSize
        return false
      },
    })
    if (unpacked > MOST_UNPACKED) return { fault: WORKBOOK_TOO_LARGE }
    const { [WORKBOOK]: workbook = '', [RELATIONS]: relations = '' } = partsOf(bytes, [WORKBOOK, RELATIONS])
    if (workbook === '') return { fault: NO_WORKBOOK }
    const { sheets, is1904 } = sheetsIn(workbook, targetsIn(relations))
    if (sheets.length === 0) return { fault: 'El libro no tiene ninguna hoja visible.' }
    const parts = { ...sharedParts(bytes), is1904 }
    return { sheets: sheets.slice(0, MOST_SHEETS), rowsOf: (sheet) => rowsOf(bytes, sheet, parts) }
  } catch {
    // Of a damaged archive or part.
    return { fault: NO_WORKBOOK }
  }
}

function rowsOf(bytes: Uint8Array, { path }: ExcelSheet, parts: WorkbookParts) {
  try {
    const { [path]: xml } = partsOf(bytes, [path])
    const read = sheetCells(xml ?? '', parts)
    if ('fault' in read) return read
    const notes = read.hasForeignDollar
      ? [
          'Hay importes con el formato de dólar de Estados Unidos: se leen como dólares. Si son pesos, cambia el formato de esas celdas en Excel y sube el libro otra vez.',
        ]
      : []
    return { rows: read.rows, notes }
  } catch {
    return { fault: NO_WORKBOOK }
  }
}

/** The texts of parts of the archive. */
function partsOf(bytes: Uint8Array, names: readonly string[]): Record<string, string> {
  const parts = unzipSync(bytes, { filter: ({ name }) => names.includes(name) })
  return Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, strFromU8(part).replace(/^\uFEFF/, '')]))
}

const [STRINGS, STYLES] = ['xl/sharedStrings.xml', 'xl/styles.xml']

function sharedParts(bytes: Uint8Array): Pick<WorkbookParts, 'texts' | 'formats'> {
  const { [STRINGS]: strings = '', [STYLES]: styles = '' } = partsOf(bytes, [STRINGS, STYLES])
  return { texts: textsIn(strings), formats: formatsIn(styles) }
}

type Tag = { open?: (name: string, attributes: () => Record<string, string>) => void; close?: (name: string) => void }

/** @throws Error over broken XML */
function parseXml(xml: string, { open, close, text }: Tag & { text?: (text: string) => void }) {
  let failure: Error | null = null
  const parser = new Parser()
  const local = (name: string) => name.slice(name.indexOf(':') + 1)
  parser.on('openTag', (name, attributes, decode) =>
    open?.(local(name), () =>
      Object.fromEntries(Object.entries(attributes()).map(([key, value]) => [local(key), decode(value)])),
    ),
  )
  parser.on('closeTag', (name) => close?.(local(name)))
  if (text) {
    parser.on('text', (value, decode) => text(decode(value)))
    parser.on('cdata', text)
  }
  parser.on('error', (error) => {
    failure = error
    parser.stop()
  })
  parser.parse(xml)
  if (failure !== null) throw new Error('Broken XML', { cause: failure })
}

/** The paths of the parts that a workbook names by id. */
function targetsIn(relations: string): ReadonlyMap<string, string> {
  const targets = new Map<string, string>()
  parseXml(relations, {
    open: (name, attributes) => {
      if (name !== 'Relationship') return
      const { Id = '', Target = '' } = attributes()
      targets.set(Id, Target.startsWith('/') ? Target.slice(1) : `xl/${Target.replace(/^\.\//, '')}`)
    },
  })
  return targets
}

function sheetsIn(workbook: string, targets: ReadonlyMap<string, string>) {
  const sheets: ExcelSheet[] = []
  let is1904 = false
  parseXml(workbook, {
    open: (tag, attributes) => {
      if (tag === 'workbookPr') is1904 = /^(?:1|true)$/.test(attributes()['date1904'] ?? '')
      if (tag !== 'sheet') return
      const { name = '', state = 'visible', id = '' } = attributes()
      const path = targets.get(id)
      if (state === 'visible' && path !== undefined) sheets.push({ name, path })
    },
  })
  return { sheets, is1904 }
}

function textsIn(strings: string): string[] {
  const texts: string[] = []
  let [text, isText, isPhonetic] = ['', false, false]
  if (strings === '') return texts
  parseXml(strings, {
    open: (name) => {
      if (name === 'si') text = ''
      else if (name === 'rPh') isPhonetic = true
      isText = name === 't' && !isPhonetic
    },
    close: (name) => {
      if (name === 'si') texts.push(sheetText(text))
      else if (name === 'rPh') isPhonetic = false
      isText = false
    },
    text: (value) => {
      if (isText) text += value
    },
  })
  return texts
}

function formatsIn(styles: string): WorkbookParts['formats'] {
  const codes = new Map<number, string>()
  const ids: number[] = []
  let isCells = false
  if (styles === '') return []
  parseXml(styles, {
    open: (name, attributes) => {
      if (name === 'numFmt') codes.set(Number(attributes()['numFmtId']), attributes()['formatCode'] ?? '')
      else if (name === 'cellXfs') isCells = true
      else if (name === 'xf' && isCells) ids.push(Number(attributes()['numFmtId'] ?? 0))
    },
    close: (name) => {
      if (name === 'cellXfs') isCells = false
    },
  })
  const formats = new Map([...new Set(ids)].map((id) => [id, numberFormat(id, codes)]))
  return ids.flatMap((id) => formats.get(id) ?? [])
}
