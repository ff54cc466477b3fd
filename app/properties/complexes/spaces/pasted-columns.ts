import { foldText } from '#app/properties/fold-text.ts'
import type { MoreCell } from './more-cells.ts'
import { SPACE_CELLS, type SpaceCell, cellLabel } from './space-rows.ts'

/** How spreadsheets head a column beside the name that it has here. */
const HEADINGS: Readonly<Record<string, SpaceCell>> = {
  clave: 'propertyId',
  nombre: 'title',
  m2: 'area',
  metros: 'area',
  mts: 'area',
  mts2: 'area',
  'metros cuadrados': 'area',
  sup: 'area',
  'superficie m2': 'area',
  renta: 'price',
  'renta mensual': 'price',
  'precio de renta': 'price',
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
  const isFigure = row.some((heading, at) => columns[at] === null && /\d/.test(heading))
  return !isFigure && columns.filter((column) => column !== null).length >= 2 ? columns : null
}

/** Without the unit, full stops and signs that stand around a name. */
function plain(heading: string): string {
  return foldText(heading)
    .replace(/\s*\(.*\)$/, '')
    .replaceAll(/[.:*]/g, '')
    .trim()
}
