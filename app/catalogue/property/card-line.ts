import { type Currency, PROPERTY_TYPES, type PropertyType } from '#app/catalogue/facts/vocabulary.ts'
import { formatCount, formatLength } from '#app/figures/measure.ts'
import type { FactColumns } from '#app/catalogue/facts/fact-columns.ts'
import type { CardWords } from '#app/catalogue/facts/fact.ts'
import { FACT_NAMES, type FactName, factOf } from '#app/catalogue/facts/facts.ts'
import { type Known, tellFact, valueOf } from './tell-fact.ts'

type Row = Partial<FactColumns> & { type: PropertyType; currency: Currency }

/** Facts of its type that a line has room for. */
const MOST = 2

const LINE = FACT_NAMES.flatMap((name) => {
  const { card } = factOf(name)
  return typeof card === 'object' ? [{ name, card: card as CardWords }] : []
})

const OF_EVERY = LINE.filter(({ card }) => !card.counts)
/** What counts for a type, first what counts most. */
const OF_TYPE = Object.fromEntries(PROPERTY_TYPES.map((type) => [type, countingFor(type)])) as Record<
  PropertyType,
  typeof LINE
>

/**
 * The figures of a card's line of facts, each with its words: '2,250 m² construcción', '3 hab'. Where facts are known
 * that count for the type, they stand in place of rooms and baths: '9 m de altura', '12 andenes'. Zero says nothing.
 */
export function cardLine(row: Row): string[] {
  const known = { amenities: [], photos: [], plans: [], ...row }
  const ofType = OF_TYPE[row.type].flatMap(({ name, card }) => said(name, card, known) ?? []).slice(0, MOST)
  const ofEvery = OF_EVERY.filter(({ card }) => ofType.length === 0 || !card.yields)
  return [...ofEvery.flatMap(({ name, card }) => said(name, card, known) ?? []), ...ofType]
}

function said(name: FactName, { words, one, labelled }: CardWords, row: Row & Known): string | null {
  const fact = factOf(name)
  const value = valueOf(name, row)
  if (name === 'frontage' && row.type === 'terreno' && row.frontage && row.depth)
    return `${formatCount(row.frontage)} × ${formatLength(row.depth)}`
  if (!value || value === 'no') return null
  // A yes is told by what it says yes to.
  if (value === 'si') return fact.label
  const told = tellFact(name, row)
  if (words === undefined) return labelled ? `${fact.label} ${told}` : told
  return `${told} ${value === 1 ? (one ?? words) : words}`
}

function countingFor(type: PropertyType) {
  const ranked = LINE.flatMap((entry) => {
    const rank = entry.card.counts?.[type]
    return rank === undefined ? [] : [{ rank, entry }]
  })
  return ranked.toSorted((a, b) => a.rank - b.rank).map(({ entry }) => entry)
}
