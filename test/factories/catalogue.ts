import { type Catalogue, emptyCatalogue, nextCatalogue } from '#app/catalogue/catalogue.ts'
import { withPlaces } from '#app/catalogue/with-places.ts'
import type { StoredRow } from '#app/catalogue/catalogue-row.ts'
import { UNKNOWN } from '#app/catalogue/facts/fact-columns.ts'
import { NUEVO_LEON } from './places.ts'

/** A stored property, available unless the test overrides it. */
export function storedRow(id: string, overrides: Partial<StoredRow> = {}): StoredRow {
  return {
    ...UNKNOWN,
    complexSlug: null,
    complexName: null,
    complexKind: null,
    id,
    slug: id,
    version: 1,
    createdAt: '2026-11-20T18:00:00.000Z',
    updatedAt: null,
    statusSince: '2026-11-20T18:00:00.000Z',
    factsSince: '2026-11-20T18:00:00.000Z',
    latitude: null,
    longitude: null,
    publicLatitude: null,
    publicLongitude: null,
    amenityCodes: null,
    ownCover: null,
    photoSizes: null,
    complexCover: null,
    ...overrides,
  }
}

/** A catalogue of such properties of an agency of Nuevo León: '1', '2' and so on. */
export function catalogueOf(properties: readonly Partial<StoredRow>[]): Catalogue {
  const rows = properties.map((property, at) => storedRow(String(at + 1), property))
  return withPlaces(nextCatalogue(emptyCatalogue(), rows, []), NUEVO_LEON, 'America/Monterrey')
}
