import { type ExpressionBuilder, sql } from 'kysely'
import type { Schema } from '#app/db/schema.ts'
import { publicKey } from '#app/photos/public-key.server.ts'

const COVER_POSITION = 0
const COVER = sql<string>`photos.width || ' ' || photos.height || ' ' || ${publicKey()}`

export function ownCover(eb: ExpressionBuilder<Schema, 'properties'>) {
  return eb
    .selectFrom('propertyPhotos')
    .innerJoin('photos', 'photos.id', 'propertyPhotos.photoId')
    .whereRef('propertyPhotos.propertyId', '=', 'properties.id')
    .where('propertyPhotos.position', '=', COVER_POSITION)
    .select(COVER.as('cover'))
}

/** A space without photos of its own shows those of its conjunto, unless they would tell a place that is not told. */
export function complexCover(eb: ExpressionBuilder<Schema, 'properties'>) {
  return eb
    .selectFrom('complexPhotos')
    .innerJoin('photos', 'photos.id', 'complexPhotos.photoId')
    .whereRef('complexPhotos.complexId', '=', 'properties.complexId')
    .where('properties.precision', '=', 'exacta')
    .where('complexPhotos.position', '=', COVER_POSITION)
    .select(COVER.as('cover'))
}
