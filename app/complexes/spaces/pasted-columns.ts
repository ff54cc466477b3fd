import { foldText } from '#app/text/fold-text.ts'
import { FACT_NAMES, factOf } from '#app/catalogue/facts/facts.ts'
import type { OptionalCell } from './optional-cells.ts'
import { SPACE_CELLS, type SpaceCell, cellLabel } from './space-rows.ts'

/** Other names of a column in people's spreadsheets. */
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

/**
 * The labels of all facts, including those without a column here. 'Video o recorrido 360°' contains digits, but it is a
 * heading.
 */
const LABELS = new Set(FACT_NAMES.map((name) => plain(factOf(name).label)))

/**
 * The columns named by the first pasted row, with null for an unknown name; null as a whole if that row has no headings.
 * A row of headings has no figures and at least two known names.
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
    // 'Estado' is the status, but beside 'Estatus' it is the federal state.
    return named[at] ?? (short !== undefined && cells.includes(short) && !named.includes(short) ? short : null)
  })
  // The 2 of 'Precio x m2' belongs to the unit and is not a figure.
  const isFigure = row.some(
    (heading, at) => columns[at] === null && !LABELS.has(plain(heading)) && /\d/.test(heading.replaceAll(SQUARED, '')),
  )
  return !isFigure && columns.filter((column) => column !== null).length >= 2 ? columns : null
}

/** The names of a column: its label in the table, its name in code, and its label in the form and the export. */
function namesOf(cell: SpaceCell): string[] {
  const label = cell === 'level' || cell === 'currency' ? [] : [factOf(cell).label]
  return [cellLabel(cell), cell, ...label]
}

/** For each column, whether any row has a text in it. An exported file has a column for every fact; most are empty. */
export function filledColumns(rows: readonly (readonly string[])[]): boolean[] {
  const width = Math.max(0, ...rows.map(({ length }) => length))
  return Array.from({ length: width }, (_, at) => rows.some((row) => (row[at] ?? '') !== ''))
}

/** The heading in lower case, without accents, unit and punctuation. */
function plain(heading: string): string {
  const folded = foldText(heading)
  const unit = folded.endsWith(')') ? folded.indexOf('(') : -1
  return (unit < 0 ? folded : folded.slice(0, unit)).replaceAll(/[.:*]/g, '').trim()
}
