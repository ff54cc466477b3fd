import { type ExpressionBuilder, sql } from 'kysely'
import type { Schema } from '#app/db/schema.ts'
import { CARD_LINE_COLUMNS, cardLine } from '#app/properties/facts/card-line.ts'
import { CARD_PARTS, type CardFacts, type FactColumns } from '#app/properties/facts/fact-columns.ts'
import { publicKey } from '#app/photos/public-key.server.ts'
import { cardComplex } from './complexes/complex-link.ts'
import { type CardComplexColumns, complexColumns, complexFrom } from './complexes/complexes.server.ts'
import { quoteOf } from './price/quote-text.ts'
import { QUOTE_COLUMNS, type Quoted } from './price/quoted.ts'
import type { PropertyCard, PropertyPhoto } from './property.ts'

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

function ownCover(eb: ExpressionBuilder<Schema, 'properties'>) {
  return eb
    .selectFrom('propertyPhotos')
    .innerJoin('photos', 'photos.id', 'propertyPhotos.photoId')
    .whereRef('propertyPhotos.propertyId', '=', 'properties.id')
    .where('propertyPhotos.position', '=', COVER_POSITION)
    .select(COVER.as('cover'))
}

/** A space without photos of its own shows those of its conjunto, unless they would tell a place that is not told. */
function complexCover(eb: ExpressionBuilder<Schema, 'properties'>) {
  return eb
    .selectFrom('complexPhotos')
    .innerJoin('photos', 'photos.id', 'complexPhotos.photoId')
    .whereRef('complexPhotos.complexId', '=', 'properties.complexId')
    .where('properties.precision', '=', 'exacta')
    .where('complexPhotos.position', '=', COVER_POSITION)
    .select(COVER.as('cover'))
}

type CardRow = CardFacts &
  Quoted &
  Partial<FactColumns> &
  CardComplexColumns & { id: string; slug: string; coverText: string | null }

export function toCard(row: CardRow): PropertyCard {
  const parts = Object.fromEntries(CARD_PARTS.map((column) => [column, row[column]]))
  const { id, slug, coverText } = row
  const quote = quoteOf(row)
  const conjunto = complexFrom(row)
  return {
    id,
    slug,
    ...parts,
    line: cardLine(row),
    ...(quote && { quote }),
    complex: conjunto && cardComplex(conjunto),
    cover: coverFrom(coverText),
  } as PropertyCard
}

function coverFrom(text: string | null): PropertyPhoto | null {
  if (text === null) return null
  const [width = '', height = '', ...key] = text.split(' ')
  return { key: key.join(' '), width: Number(width), height: Number(height), alt: null }
}
