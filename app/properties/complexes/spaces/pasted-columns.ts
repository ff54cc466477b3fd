import { foldText } from '#app/properties/fold-text.ts'
import type { MoreCell } from './more-cells.ts'
import { SPACE_CELLS, type SpaceCell, cellLabel } from './space-rows.ts'

/** How spreadsheets head a column beside the name that it has here. */
const HEADINGS: Readonly<Record<string, SpaceCell>> = {
  clave: 'propertyId',
  no: 'propertyId',
  num: 'propertyId',
  numero: 'propertyId',
  unidad: 'propertyId',
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
 * The columns that the first pasted row heads, null for one that nothing here is called; null altogether where it is a
 * row like the others: headings have no figures, and at least two of them are known.
 */
export function headedColumns(row: readonly string[], offered: readonly MoreCell[]): (SpaceCell | null)[] | null {
  const cells = [...SPACE_CELLS, ...offered]
  const columns = row.map((heading) => {
    const said = plain(heading)
    const named = cells.find((cell) => [cellLabel(cell), cell].some((name) => plain(name) === said))
    const short = HEADINGS[said]
    return named ?? (short !== undefined && cells.includes(short) ? short : null)
  })
  // 'Precio x m2' is no figure.
  const isFigure = row.some((heading, at) => columns[at] === null && /\d/.test(heading.replaceAll(SQUARED, '')))
  return !isFigure && columns.filter((column) => column !== null).length >= 2 ? columns : null
}

/** Without the unit, full stops and signs that stand around a name. */
function plain(heading: string): string {
  return foldText(heading)
    .replace(/\s*\(.*\)$/, '')
    .replaceAll(/[.:*]/g, '')
    .trim()
}
