import { cardLine } from './card-line.ts'
import { CARD_PARTS, type CardFacts, type FactColumns } from '#app/catalogue/facts/fact-columns.ts'
import { type CardComplexColumns, cardComplex, complexFrom } from '#app/catalogue/facts/complex-link.ts'
import { quoteOf } from '#app/catalogue/price/quote-text.ts'
import type { Quoted } from '#app/catalogue/price/quoted.ts'
import type { PropertyCard, PropertyPhoto } from './property.ts'

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
