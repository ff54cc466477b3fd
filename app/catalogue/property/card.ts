import { CARD_PARTS, type CardFacts, type FactColumns } from '#app/catalogue/facts/fact-columns.ts'
import { type CardComplexColumns, cardComplex, complexFrom } from '#app/catalogue/facts/complex-link.ts'
import { quoteOf } from '#app/catalogue/price/quote-text.ts'
import { otherReading } from '#app/catalogue/price/readings.ts'
import { type Offered, alsoOffered } from '#app/catalogue/price/second-offer.ts'
import type { PropertyCard, PropertyPhoto } from './property.ts'
import { type Currency, PROPERTY_TYPES, type PropertyType } from '#app/catalogue/facts/vocabulary.ts'
import { formatCount, formatLength } from '#app/figures/measure.ts'
import type { CardWords } from '#app/catalogue/facts/fact.ts'
import { FACT_NAMES, type FactName, factOf } from '#app/catalogue/facts/facts.ts'
import { type PropertyFacts, formatFact, valueOf } from './format-fact.ts'

type CardRow = CardFacts &
  Offered &
  Partial<FactColumns> &
  CardComplexColumns & { id: string; slug: string; coverText: string | null; isSecond?: boolean }

export function toCard(row: CardRow): PropertyCard {
  const parts = Object.fromEntries(CARD_PARTS.map((column) => [column, row[column]]))
  const { id, slug, coverText } = row
  const quote = quoteOf(row)
  const otherPrice = row.priceOnRequest ? null : otherReading(row)
  const also = alsoOffered(row)
  const complex = complexFrom(row)
  return {
    id,
    slug,
    ...parts,
    line: cardLine(row),
    ...(quote && { quote }),
    ...(otherPrice && { otherPrice }),
    ...(also && { also }),
    ...(row.isSecond && { isSecond: true }),
    complex: complex && cardComplex(complex),
    cover: coverFrom(coverText),
  } as PropertyCard
}

function coverFrom(text: string | null): PropertyPhoto | null {
  if (text === null) return null
  const [width = '', height = '', ...key] = text.split(' ')
  return { key: key.join(' '), width: Number(width), height: Number(height), alt: null }
}

type Row = Partial<FactColumns> & { type: PropertyType; currency: Currency }

/** Facts of the type on one line. */
const MOST_OF_TYPE = 2

const LINE = FACT_NAMES.flatMap((name) => {
  const { card } = factOf(name)
  return typeof card === 'object' ? [{ name, card: card as CardWords }] : []
})

const OF_EVERY_TYPE = LINE.filter(({ card }) => !card.counts)
/** The facts that matter for each type, the most important first. */
const OF_TYPE = Object.fromEntries(PROPERTY_TYPES.map((type) => [type, rankedFor(type)])) as Record<
  PropertyType,
  typeof LINE
>

/**
 * The facts on a card: '2,250 m² construcción', '3 hab'. Facts that matter for the type replace rooms and baths: '9 m de
 * altura', '12 andenes'. A zero is left out.
 */
export function cardLine(row: Row): string[] {
  const property = { amenities: [], photos: [], plans: [], ...row }
  const ofType = OF_TYPE[row.type]
    .flatMap(({ name, card }) => cardText(name, card, property) ?? [])
    .slice(0, MOST_OF_TYPE)
  const ofEvery = OF_EVERY_TYPE.filter(({ card }) => ofType.length === 0 || !card.yields)
  return [...ofEvery.flatMap(({ name, card }) => cardText(name, card, property) ?? []), ...ofType]
}

function cardText(name: FactName, { words, one, labelled }: CardWords, row: Row & PropertyFacts): string | null {
  const fact = factOf(name)
  const value = valueOf(name, row)
  if (name === 'frontage' && row.type === 'terreno' && row.frontage && row.depth)
    return `${formatCount(row.frontage)} × ${formatLength(row.depth)}`
  if (!value || value === 'no') return null
  // A yes is shown as the label of the fact.
  if (value === 'si') return fact.label
  const text = formatFact(name, row)
  if (words === undefined) return labelled ? `${fact.label} ${text}` : text
  return `${text} ${value === 1 ? (one ?? words) : words}`
}

function rankedFor(type: PropertyType) {
  const ranked = LINE.flatMap((entry) => {
    const rank = entry.card.counts?.[type]
    return rank === undefined ? [] : [{ rank, entry }]
  })
  return ranked.toSorted((a, b) => a.rank - b.rank).map(({ entry }) => entry)
}
