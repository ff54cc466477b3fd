import { strFromU8, unzipSync } from 'fflate'
import { InvalidInputError, InvalidSpreadsheetError, SheetNotFoundError, readSheet } from 'read-excel-file/node'
import type { ImportCell, TableRow } from '#app/inventory/import/file/table.ts'
import { htmlText } from './wordpress/html-text.ts'

/** The most bytes of an unpacked workbook: 10,000 rows of all facts have less than a third of it. */
const MOST_UNPACKED = 200 * 1024 * 1024

const NO_WORKBOOK =
  'El archivo no es un libro de Excel (.xlsx), o está dañado. Ábrelo en la hoja de cálculo y guárdalo otra vez.'
const TOO_LARGE =
  'El libro de Excel es demasiado grande al abrirlo. Borra las hojas y las filas que no uses, o guárdalo como CSV.'

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
  const sheets = visibleSheets(bytes)
  if ('fault' in sheets) return sheets
  try {
    let first: Sheet | null = null
    for (const { at, name } of sheets) {
      const rows = await readSheet(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), at)
      const grid = rows.map((cells, line) => ({ line: line + 1, cells: cells.map(cellOf) }))
      const notes = sheets.length === 1 ? [] : [otherSheets(name)]
      if (isCatalogue(grid)) return { grid, notes }
      first ??= { grid, notes }
    }
    return first ?? { fault: NO_WORKBOOK }
  } catch (error) {
    if (error instanceof InvalidSpreadsheetError) return { fault: cellFault(error.message) }
    if (error instanceof InvalidInputError || error instanceof SheetNotFoundError) return { fault: NO_WORKBOOK }
    throw error
  }
}

function otherSheets(name: string): string {
  return `El libro tiene varias hojas: se leyó solo «${name}». Si las demás también tienen propiedades, guarda cada una como CSV y súbela aparte.`
}

/** The sheets that are not hidden, with their numbers. The sizes that the archive declares are added up before anything is unpacked. */
function visibleSheets(bytes: Uint8Array): { at: number; name: string }[] | { fault: string } {
  let unpacked = 0
  try {
    const parts = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        unpacked += originalSize
        return name === 'xl/workbook.xml' && unpacked <= MOST_UNPACKED
      },
    })
    if (unpacked > MOST_UNPACKED) return { fault: TOO_LARGE }
    const workbook = parts['xl/workbook.xml']
    if (!workbook) return { fault: NO_WORKBOOK }
    const sheets = strFromU8(workbook).match(/<(?:\w+:)?sheet\s[^>]*>/g) ?? []
    const visible = sheets.flatMap((sheet, at) => {
      const [, name = ''] = /\sname="([^"]*)"/.exec(sheet) ?? []
      return /\sstate="(?:hidden|veryHidden)"/.test(sheet) ? [] : [{ at: at + 1, name: htmlText(name) }]
    })
    return visible.length === 0 ? { fault: 'El libro no tiene ninguna hoja visible.' } : visible.slice(0, MOST_SHEETS)
  } catch {
    return { fault: NO_WORKBOOK }
  }
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
