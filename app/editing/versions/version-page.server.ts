import type { Queries } from '#app/db/store.server.ts'
import { PUBLIC_COLUMNS } from '#app/catalogue/facts/fact-columns.ts'
import type { PropertyDetail, PropertyPhoto } from '#app/catalogue/property/property.ts'
import type { PhotoChoice } from '#app/photos/photo-choice.ts'
import { publicKey } from '#app/photos/public-key.server.ts'
import { findVersion } from './property-versions.server.ts'

/**
 * The page that a property was, for staff; null without that version. It has no map of its own: the public point is that
 * of today. `hasSameAsesor`: whether its asesor is that of today.
 */
export async function findVersionPage(
  db: Queries,
  current: PropertyDetail,
  number: number,
): Promise<{ property: PropertyDetail; hasSameAsesor: boolean; savedAt: string } | null> {
  const version = await findVersion(db, current.id, number)
  if (!version) return null
  const { input, slug, savedAt } = version
  const facts = Object.fromEntries(PUBLIC_COLUMNS.map((column) => [column, input[column]]))
  const property = {
    ...current,
    ...facts,
    slug,
    point: null,
    amenities: input.amenities,
    photos: await shown(db, input.photos),
    plans: await shown(db, input.plans),
    complex: input.complexId === current.complexId ? current.complex : null,
  }
  const { id } = current
  const row = await db.selectFrom('properties').where('id', '=', id).select('asesorId').executeTakeFirstOrThrow()
  return { property, hasSameAsesor: row.asesorId === input.asesorId, savedAt }
}

/** The pictures for a page, in their order. */
async function shown(db: Queries, chosen: readonly PhotoChoice[]): Promise<PropertyPhoto[]> {
  if (chosen.length === 0) return []
  const ids = chosen.map(({ photoId }) => photoId)
  const rows = await db
    .selectFrom('photos')
    .where('id', 'in', ids)
    .select(['id', publicKey().as('key'), 'width', 'height'])
    .execute()
  const photos = new Map(rows.map(({ id, ...photo }) => [id, photo]))
  return chosen.flatMap(({ photoId, alt }) => {
    const photo = photos.get(photoId)
    return photo ? [{ ...photo, alt }] : []
  })
}
