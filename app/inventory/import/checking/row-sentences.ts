import { formatDayIn } from '#app/calendar/calendar-day.ts'
import type { TimeZone } from '#app/calendar/time-zones.ts'
import type { Control } from '#app/catalogue/facts/fact-controls.ts'
import type { RowValues } from '#app/inventory/import/mapping/row-values.ts'
import { formatPrice } from '#app/catalogue/price/price.ts'
import type { EachSet } from '#app/photos/picture-sets.ts'
import type { PropertyInput, PropertyRecord } from '#app/catalogue/property/property-input.ts'
import type { ControlFault } from '#app/editing/form/read-controls.ts'
import type { TableRow } from '#app/inventory/import/file/table.ts'
import {
  type Mapping,
  type Target,
  columnLabel,
  isControl,
  targetLabel,
} from '#app/inventory/import/mapping/targets.ts'

/** The slugs that lead to a stored property, and the line of the first row with each slug. */
export type Slugs = { usedSlugs: ReadonlySet<string>; lineOfSlug: ReadonlyMap<string, number> }

/** The sentence about an earlier address that leads to another property; null if there is none. */
export function takenSlug({ line }: TableRow, slug: string, { usedSlugs, lineOfSlug }: Slugs): string | null {
  const first = lineOfSlug.get(slug)
  const owner = usedSlugs.has(slug)
    ? 'de otra propiedad del catálogo'
    : first !== undefined && first !== line && `la de la fila ${first}`
  return slug !== '' && owner ? `La dirección «${slug}» ya es ${owner}: esta tendrá otra.` : null
}

/** What the review says of a price per m² that contradicts price and area: nothing is changed silently. */
export function statedPerM2Sentence({ pricePerM2Cents, currency }: PropertyInput, computed: number): string {
  const [stated, derived] = [pricePerM2Cents, computed].map((cents) => formatPrice(cents, currency))
  return `«Precio por m²» dice ${stated}, y el precio y la superficie dan ${derived}: se guarda lo que dice el archivo.`
}

/** `from`: the columns that controls were read from, where those are another's. */
type ReadColumns = { mapping: Mapping; from?: RowValues['columns'] }
type Columns = ReadColumns & { headers: readonly string[] }

/** The column that a control is read from where it has none of its own: one cell may say several things. */
const READ_FROM: Readonly<Partial<Record<string, Target>>> = {
  currency: 'price',
  vat: 'price',
  priceBase: 'price',
  pricePeriod: 'price',
  priceTo: 'price',
  secondPrice: 'price',
  secondPriceTo: 'price',
  secondCategory: 'category',
  subtype: 'type',
  depth: 'frontage',
  googleMapsLink: 'latitude',
  location: 'municipality',
  maintenanceBase: 'maintenance',
}

/** The column of a control; -1 where the file has none. */
export function columnOf(control: string, { mapping, from = {} }: ReadColumns): number {
  const at = mapping.indexOf((from[control as Control] ?? control) as Target)
  const other = READ_FROM[control]
  return at === -1 && other ? mapping.indexOf(other) : at
}

/** 'Columna «Precio», «abc»: Escribe una cantidad'. */
export function faultSentence({ control, message }: ControlFault, { cells }: TableRow, columns: Columns): string {
  const at = columnOf(control, columns)
  const cell = String(cells[at] ?? '').slice(0, 60)
  if (at === -1) return `Falta «${isControl(control as Target) ? targetLabel(control as Target) : control}»: ${message}`
  return `Columna «${columnLabel(columns.headers[at] ?? '')}»${cell === '' ? '' : `, «${cell}»`}: ${message}`
}

/** 'Le faltan fotos: se traen 3.', for a property that has none. */
export function picturesSentence({ photos, plans }: EachSet<readonly string[]>): string[] {
  const missing = (what: string, count: number) => (count === 0 ? [] : [`Le faltan ${what}: se traen ${count}.`])
  return [...missing('fotos', photos.length), ...missing('planos', plans.length)]
}

const MINUTE_MS = 60_000

/** The beginning of a sentence about a property that somebody changed after its file was exported; null where nobody did. */
export function changedSince({ updatedAt }: PropertyRecord, values: RowValues, timeZone: TimeZone): string | null {
  if (updatedAt === null || values.updatedAt === null) return null
  // The export has minutes.
  const [stored, exported] = [new Date(updatedAt), values.updatedAt].map((moment) =>
    Math.floor(moment.getTime() / MINUTE_MS),
  )
  if (stored === undefined || exported === undefined || stored <= exported) return null
  return `Alguien la cambió en el panel el ${formatDayIn(timeZone, updatedAt)}, después de exportar este archivo`
}
