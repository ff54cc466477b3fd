import { type ExpressionBuilder, sql } from 'kysely'
import type { Schema } from '#app/db/schema.ts'
import { CARD_LINE_COLUMNS } from '#app/properties/facts/card-line.ts'
import { CARD_PARTS } from '#app/properties/facts/fact-columns.ts'
import { publicKey } from '#app/photos/public-key.server.ts'
import { complexColumns } from './complexes/complexes.server.ts'
import { QUOTE_COLUMNS } from './price/quoted.ts'

const COVER_POSITION = 0
const COVER = sql<string>`photos.width || ' ' || photos.height || ' ' || ${publicKey()}`

const COLUMNS = [...new Set([...CARD_PARTS, ...CARD_LINE_COLUMNS, ...QUOTE_COLUMNS])].map(
  (column) => `properties.${column}` as const,
)

/** The columns of a card, for any query on `properties`; the cover rides along as one text. */
export function cardColumns(eb: ExpressionBuilder<Schema, 'properties'>) {
  return [
    'properties.id',
    'slug',
    ...COLUMNS,
    sql<string | null>`coalesce(${ownCover(eb)}, ${complexCover(eb)})`.as('coverText'),
    ...complexColumns(eb),
  ] as const
}

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
