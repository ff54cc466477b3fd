import type { OwnerFields } from '#app/owners/owner.ts'
import { formatPhone } from '#app/phone/phone.ts'
import type { EachSet } from '#app/photos/picture-sets.ts'
import { type Fact, labelWithUnit } from '#app/catalogue/facts/fact.ts'
import { inOrder } from '#app/catalogue/facts/in-order.ts'
import type { FactColumns } from '#app/catalogue/facts/fact-columns.ts'
import { FACT_NAMES, type FactName, factOf } from '#app/catalogue/facts/facts.ts'
import { amenityNames, emptyMeaning, valueOf } from '#app/catalogue/property/format-fact.ts'
import { propertyCode } from '#app/catalogue/property/property.ts'
import type { Amenity } from '#app/catalogue/facts/amenities.ts'

/** The exported data of a property: every fact, and its numbers of pictures. */
export type ExportRow = FactColumns & {
  id: string
  slug: string
  amenities: Amenity[]
  counts: EachSet<number>
  complexName: string | null
  asesorName: string | null
  owner: OwnerFields | null
  createdAt: string
  updatedAt: string | null
}

/**
 * Formats of a column: `phone` is a formatted phone; `area` is shown with commas and two decimals in Excel; `money` has two
 * decimals; `day` is YYYY-MM-DD; `moment` is an ISO timestamp in UTC.
 */
export type ColumnKind = 'text' | 'phone' | 'number' | 'area' | 'money' | 'day' | 'moment'

export type ExportColumn<Row = ExportRow> = {
  header: string
  kind: ColumnKind
  /** In characters. */
  width: number
  value: (row: Row) => string | number | null
}

/** The least width of a column, and what is added to the length of its header; in characters. */
const NARROWEST = 9
const MARGIN = 2

const KINDS: Record<Fact['kind'], ColumnKind> = {
  text: 'text',
  email: 'text',
  tour: 'text',
  commission: 'text',
  phone: 'phone',
  listed: 'text',
  code: 'text',
  choice: 'text',
  codes: 'text',
  figure: 'number',
  year: 'number',
  pictures: 'number',
  money: 'money',
  price: 'money',
  day: 'day',
  complex: 'text',
  asesor: 'text',
  owner: 'text',
}

type ColumnGroup = { name: string; after?: string; columns: ExportColumn[] }

/** Columns that are not facts of a property. */
const SYSTEM_COLUMNS: ColumnGroup[] = [
  {
    name: 'createdAt',
    after: 'googleMapsLink',
    columns: [{ header: 'Fecha de alta', kind: 'moment', width: 17, value: (row) => row.createdAt }],
  },
  {
    name: 'updatedAt',
    after: 'createdAt',
    columns: [{ header: 'Última actualización', kind: 'moment', width: 20, value: (row) => row.updatedAt }],
  },
]

/** The columns for an account; without those that only some may see. */
export function columnsFor(seesContacts: boolean): readonly ExportColumn[] {
  return seesContacts ? EXPORT_COLUMNS : EXPORT_COLUMNS.filter((column) => !OWNER_WAYS.includes(column))
}

/** How to reach the owner: also what tells an import who it is. */
const OWNER_WAYS: ExportColumn[] = [
  {
    header: 'Teléfono del propietario',
    kind: 'phone',
    width: 26,
    value: ({ owner }) => (owner?.phone ? formatPhone(owner.phone) : null),
  },
  { header: 'Correo del propietario', kind: 'text', width: 28, value: ({ owner }) => owner?.email ?? null },
]

/** The columns of 'Exportar Datos' in their order, the same in Excel and CSV (decision 7). */
export const EXPORT_COLUMNS: readonly ExportColumn[] = inOrder(
  [...FACT_NAMES.flatMap(columnsOf), ...SYSTEM_COLUMNS],
  ({ after }) => after,
).flatMap(({ columns }) => columns)

function columnsOf(name: FactName): ColumnGroup[] {
  const fact = factOf(name)
  if (!fact.export) return []
  const header = labelWithUnit(fact, fact.export.header)
  const width = fact.export.width ?? Math.max(NARROWEST, header.length + MARGIN)
  const column: ExportColumn = { header, kind: kindOf(fact), width, value: (row) => exportValue(name, row) }
  const currency: ExportColumn = { header: 'Moneda', kind: 'text', width: 9, value: (row) => row.currency }
  const more = fact.kind === 'price' ? [currency] : fact.kind === 'owner' ? OWNER_WAYS : []
  return [{ name, after: fact.export.after, columns: [column, ...more] }]
}

function kindOf(fact: Fact): ColumnKind {
  return fact.kind === 'figure' && fact.unit === 'm²' ? 'area' : KINDS[fact.kind]
}

function exportValue(name: FactName, row: ExportRow): string | number | null {
  const fact = factOf(name)
  if (name === 'propertyId') return propertyCode(row)
  if (fact.kind === 'codes') return amenityNames(row.amenities) ?? ''
  if (fact.kind === 'pictures') return row.counts[fact.set]
  if (fact.kind === 'complex') return row.complexName
  if (fact.kind === 'asesor') return row.asesorName
  if (fact.kind === 'owner') return row.owner?.name ?? null
  const value = valueOf(name, row)
  if (fact.kind === 'phone' && value) return formatPhone(String(value))
  if (typeof value === 'number') return KINDS[fact.kind] === 'money' ? value / 100 : value
  if (value === null) return emptyMeaning(name, { ...row, photos: [], plans: [] })
  return fact.kind === 'code' || fact.kind === 'choice' ? (fact.labels[value] ?? value) : value
}
