import { type ExpressionBuilder, sql } from 'kysely'
import type { Schema } from '#app/db/schema.ts'
import type { PropertyCard, PropertyPhoto } from './property.ts'

const COVER_POSITION = 0

/** The columns of a card, for any query on `properties`; the cover rides along as one text. */
export function cardColumns(eb: ExpressionBuilder<Schema, 'properties'>) {
  return [
    ...CARD_COLUMNS,
    eb
      .selectFrom('propertyPhotos')
      .innerJoin('photos', 'photos.id', 'propertyPhotos.photoId')
      .whereRef('propertyPhotos.propertyId', '=', 'properties.id')
      .where('propertyPhotos.position', '=', COVER_POSITION)
      .select(sql<string>`photos.width || ' ' || photos.height || ' ' || photos.key`.as('cover'))
      .as('coverText'),
  ] as const
}

const CARD_COLUMNS = [
  'properties.id',
  'slug',
  'title',
  'priceCents',
  'currency',
  'location',
  'municipality',
  'state',
  'area',
  'constructionArea',
  'properties.propertyId',
  'type',
  'category',
  'status',
  'bedrooms',
  'bathrooms',
] as const

type CardRow = Omit<PropertyCard, 'cover'> & { coverText: string | null }

export function toCard({ coverText, ...property }: CardRow): PropertyCard {
  return { ...property, cover: coverFrom(coverText) }
}

function coverFrom(text: string | null): PropertyPhoto | null {
  if (text === null) return null
  const [width = '', height = '', ...key] = text.split(' ')
  return { key: key.join(' '), width: Number(width), height: Number(height), alt: null }
}
