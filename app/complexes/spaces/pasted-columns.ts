import { foldText } from '#app/text/fold-text.ts'
import { FACT_NAMES, factOf } from '#app/catalogue/facts/facts.ts'
import type { OptionalCell } from './optional-cells.ts'
import { SPACE_CELLS, type SpaceCell, cellLabel } from './space-rows.ts'

/** How spreadsheets head a column beside the name that it has here. */
const HEADINGS: Readonly<Record<string, SpaceCell>> = {
  clave: 'propertyId',
  no: 'propertyId',
  num: 'propertyId',
  numero: 'propertyId',
  unidad: 'propertyId',
  local: 'propertyId',
  espacio: 'propertyId',
  nombre: 'title',
  m2: 'area',
  metros: 'area',
  mts: 'area',
  mts2: 'area',
  'metros cuadrados': 'area',
  metraje: 'area',
  sup: 'area',
  'sup m2': 'area',
  'superficie m2': 'area',
  renta: 'price',
  'renta mensual': 'price',
  'precio de renta': 'price',
  'precio de renta mensual': 'price',
  'precio de venta': 'price',
  piso: 'level',
  estado: 'status',
  base: 'priceBase',
  mtto: 'maintenance',
  esquema: 'leaseScheme',
  esquina: 'corner',
  plazo: 'minimumTermMonths',
  cajones: 'parkingSpaces',
}

const SQUARED = /(?:m|ft|mts?|pies?)[2²]/gi

/** Of every fact, also of what no space has: 'Video o recorrido 360°' of the export is no figure. */
const LABELS = new Set(FACT_NAMES.map((name) => plain(factOf(name).label)))

/**
 * The columns that the first pasted row heads, null for one that nothing here is called; null altogether where it is a
 * row like the others: headings have no figures, and at least two of them are known.
 */
export function columnsOfHeadings(
  row: readonly string[],
  offered: readonly OptionalCell[],
): (SpaceCell | null)[] | null {
  const cells = [...SPACE_CELLS, ...offered]
  const named = row.map((heading) => {
    return cells.find((cell) => namesOf(cell).some((name) => plain(name) === plain(heading))) ?? null
  })
  const columns = row.map((heading, at) => {
    const short = HEADINGS[plain(heading)]
    // Beside 'Estatus', 'Estado' is that of the country.
    return named[at] ?? (short !== undefined && cells.includes(short) && !named.includes(short) ? short : null)
  })
  // 'Precio x m2' is no figure.
  const isFigure = row.some(
    (heading, at) => columns[at] === null && !LABELS.has(plain(heading)) && /\d/.test(heading.replaceAll(SQUARED, '')),
  )
  return !isFigure && columns.filter((column) => column !== null).length >= 2 ? columns : null
}

/** Here, in the form and in 'Exportar Datos', and in code. */
function namesOf(cell: SpaceCell): string[] {
  const label = cell === 'level' || cell === 'currency' ? [] : [factOf(cell).label]
  return [cellLabel(cell), cell, ...label]
}

/** A row without what stands in columns that say nothing in any row: a file has one for each fact, also those that no space has. */
export function filledColumns(rows: readonly (readonly string[])[]): boolean[] {
  const width = Math.max(0, ...rows.map(({ length }) => length))
  return Array.from({ length: width }, (_, at) => rows.some((row) => (row[at] ?? '') !== ''))
}

/** Without the unit, full stops and signs that stand around a name. */
function plain(heading: string): string {
  const folded = foldText(heading)
  const unit = folded.endsWith(')') ? folded.indexOf('(') : -1
  return (unit < 0 ? folded : folded.slice(0, unit)).replaceAll(/[.:*]/g, '').trim()
}
