import type { CatalogueRow } from '#app/catalogue/catalogue-row.ts'
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
