import type { Queries } from '#app/db/store.server.ts'
import type { FieldPhoto } from '#app/photos/upload/photo-choice.ts'

/** The photos of a property in order, as its form shows them. */
export async function fieldPhotos(db: Queries, propertyId: string): Promise<FieldPhoto[]> {
  return db
    .selectFrom('propertyPhotos')
    .innerJoin('photos', 'photos.id', 'propertyPhotos.photoId')
    .where('propertyPhotos.propertyId', '=', propertyId)
    .orderBy('position')
    .select(['photos.id as photoId', 'photos.key', 'photos.width', 'photos.height', 'propertyPhotos.alt'])
    .execute()
}
