import { strFromU8, unzipSync } from 'fflate'
import { InvalidInputError, InvalidSpreadsheetError, SheetNotFoundError, readSheet } from 'read-excel-file/node'
import type { ImportCell, TableRow } from '#app/inventory/import/file/table.ts'

/** The most bytes of an unpacked workbook: 10,000 rows of all facts have less than a third of it. */
const MOST_UNPACKED = 200 * 1024 * 1024

const NO_WORKBOOK =
  'El archivo no es un libro de Excel (.xlsx), o está dañado. Ábrelo en la hoja de cálculo y guárdalo otra vez.'
const TOO_LARGE =
  'El libro de Excel es demasiado grande al abrirlo. Borra las hojas y las filas que no uses, o guárdalo como CSV.'

/** The rows of the first visible sheet: values of formulas, dates as 'YYYY-MM-DD'; or the sentence about a file that can't be read. */
export async function excelGrid(bytes: Uint8Array): Promise<TableRow[] | { fault: string }> {
  const sheet = firstVisibleSheet(bytes)
  if (typeof sheet !== 'number') return sheet
  try {
    const rows = await readSheet(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), sheet)
    return rows.map((cells, at) => ({ line: at + 1, cells: cells.map(cellOf) }))
  } catch (error) {
    if (error instanceof InvalidSpreadsheetError) return { fault: cellFault(error.message) }
    if (error instanceof InvalidInputError || error instanceof SheetNotFoundError) return { fault: NO_WORKBOOK }
    throw error
  }
}

/** The number of the first sheet that is not hidden. The sizes that the archive declares are added up before anything is unpacked. */
function firstVisibleSheet(bytes: Uint8Array): number | { fault: string } {
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
    const at = sheets.findIndex((sheet) => !/\sstate="(?:hidden|veryHidden)"/.test(sheet))
    return at === -1 ? { fault: 'El libro no tiene ninguna hoja visible.' } : at + 1
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
