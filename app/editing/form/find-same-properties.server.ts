import { currentCatalogue } from '#app/catalogue/current-catalogue.server.ts'
import type { CatalogueRow } from '#app/catalogue/catalogue-row.ts'
import { mapPoint } from '#app/catalogue/place/map-link.ts'
import type { Store } from '#app/db/store.server.ts'
import type { PropertyRecord } from '#app/catalogue/property/property-input.ts'
import { codeKey } from '#app/catalogue/property/property.ts'
import { foldText } from '#app/text/fold-text.ts'
import type { SameProperty } from './same-property.ts'

/** What the form says of a property. Texts as they were typed; `area` in m². */
type Asked = {
  exceptId: string
  code: string
  map: string
  address: string
  area: number | null
  complexId: string
  photoIds: readonly string[]
}

/** What a stored property is compared by. */
export function askedOf({ id, input }: Pick<PropertyRecord, 'id' | 'input'>): Asked {
  return {
    exceptId: id,
    code: input.propertyId ?? '',
    map: input.googleMapsLink ?? '',
    address: input.address ?? '',
    area: input.area,
    complexId: input.complexId ?? '',
    photoIds: input.photos.map(({ photoId }) => photoId),
  }
}

/** Surfaces that differ by this share are of one property (issue 39). */
const SAME_SHARE = 0.02
/** Points within so many degrees (30 m) are one place. */
const SAME_DEGREES = 0.0003
/** Properties that are named for one reason. */
const MOST_NAMED = 3
const MOST_PHOTOS = 100

/** Other properties that may be the same one, the newest first. Spaces of one complex are not, wherever they are. */
export async function findSameProperties(store: Store, asked: Asked): Promise<SameProperty[]> {
  const { all } = await currentCatalogue(store)
  const others = all.filter(({ id }) => id !== asked.exceptId)
  const code = codeKey(asked.code)
  const isAtPlace = placeTest(asked)
  const withPhoto = await idsWithPhoto(store, asked.photoIds)
  return [
    ...named(code === '' ? [] : others.filter((row) => row.code === code), 'code'),
    ...named(others.filter(isAtPlace), 'place'),
    ...named(withPhoto.size === 0 ? [] : others.filter(({ id }) => withPhoto.has(id)), 'photo'),
  ]
}

function named(rows: readonly CatalogueRow[], reason: SameProperty['reason']): SameProperty[] {
  return rows.slice(0, MOST_NAMED).map(({ id, title }) => ({ id, title, reason }))
}

/** The test whether a property is at the place and has the surface that were asked for. */
function placeTest({ map, address, area, complexId }: Asked): (row: CatalogueRow) => boolean {
  const point = mapPoint(map)
  const street = foldText(address).trim()
  return (row) => {
    if (area === null || row.area === null || Math.abs(row.area - area) > area * SAME_SHARE) return false
    if (complexId !== '' && row.complexId === complexId) return false
    if (street !== '' && foldText(row.address ?? '').trim() === street) return true
    if (point === null || row.latitude === null || row.longitude === null) return false
    return (
      Math.abs(row.latitude - point.latitude) < SAME_DEGREES && Math.abs(row.longitude - point.longitude) < SAME_DEGREES
    )
  }
}

async function idsWithPhoto({ db }: Store, photoIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (photoIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('propertyPhotos')
    .where('photoId', 'in', photoIds.slice(0, MOST_PHOTOS))
    .select('propertyId')
    .execute()
  return new Set(rows.map(({ propertyId }) => propertyId))
}
