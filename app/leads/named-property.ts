import type { CatalogueRow } from '#app/catalogue/catalogue-row.ts'
import { type Status, STATUS_LABELS } from '#app/catalogue/facts/vocabulary.ts'
import { codeKey, propertyCode } from '#app/catalogue/property/property.ts'
import type { EntryProperty } from './entry.ts'

/** Why a typed ID is refused. */
export const NO_SUCH_CODE = 'No hay ninguna propiedad con ese ID'

/** The property with an ID in any spelling; null for none. */
export function rowWithCode(rows: readonly CatalogueRow[], code: string): CatalogueRow | null {
  const key = codeKey(code)
  return key === '' ? null : (rows.find((row) => row.code === key) ?? null)
}

/** A property as a line of the history and a visit name it. */
export function entryProperty(row: CatalogueRow): EntryProperty {
  return { propertyId: row.id, propertyCode: propertyCode(row), propertyTitle: row.title }
}

/** Why a property is not on offer, 'Vendida'; null while it is, and for one that is deleted. */
export function offerState(status: Status | null): string | null {
  return status === null || status === 'disponible' ? null : STATUS_LABELS[status]
}

/** The columns of a joined `properties` for `namedNow`. */
export const LIVING_PROPERTY = [
  'properties.id as livingId',
  'properties.propertyId as livingCode',
  'properties.title as livingTitle',
] as const

type Living = { livingId: string | null; livingCode: string | null; livingTitle: string | null }

/** A row whose property is named as it is now, or as it was then once it is deleted. */
export function namedNow<Row extends EntryProperty>({
  livingId,
  livingCode,
  livingTitle,
  ...row
}: Row & Living): Omit<Row, keyof Living> & EntryProperty {
  if (livingId === null) return row
  const code = propertyCode({ id: livingId, propertyId: livingCode })
  return { ...row, propertyCode: code, propertyTitle: livingTitle ?? row.propertyTitle }
}
