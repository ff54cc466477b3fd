import { formatArea } from '#app/figures/measure.ts'
import { inOrder } from '#app/catalogue/facts/in-order.ts'
import type { PublicFacts } from '#app/catalogue/facts/fact-columns.ts'
import { FILTERS_BY_TYPE, factOfFilter } from '#app/listing/search/filters-by-type.ts'
import { FACT_NAMES, type FactName, factOf } from '#app/catalogue/facts/facts.ts'
import { type PropertyFacts, formatFact, valueOf } from '#app/catalogue/property/format-fact.ts'
import { quotedPrice } from '#app/catalogue/price/quote-text.ts'
import { type Offered, alsoOffered, offerText, secondQuote } from '#app/catalogue/price/second-offer.ts'
import { monthlyBill } from '#app/catalogue/price/monthly-bill.ts'
import { derivedReadings } from '#app/catalogue/price/readings.ts'
import { type CardCopy, placeName, propertyCode, typeAndCategory } from '#app/catalogue/property/property.ts'

/**
 * `isLong`: a text that is shown after the figures and uses the full width. `fact`: its name, where a search can ask for it
 * ('Más filtros').
 */
export type LabelledFact = { label: string; value: string; isLong?: true; fact?: FactName }
export type FactGroup = { title: string; facts: LabelledFact[] }
/** The most characters that fit in a cell on two or three lines. */
const MOST_IN_CELL = 60

type Described = PropertyFacts & Offered & Pick<CardCopy, 'id' | 'propertyId'>

/** The cells of the grid 'Características', in its order (spec, section 2, Property detail). */
const CELLS = inOrder(FACT_NAMES.flatMap(cellsOf), ({ after }) => after)

function cellsOf(name: FactName) {
  const { label, page, staffOnly } = factOf(name)
  if (!page || staffOnly) return []
  return [{ name, label: page.label ?? label, after: page.after, onSheet: page.onSheet ?? true }]
}

/** The large figures under the title: measures and price per m². */
export function factStrip(property: Described): LabelledFact[] {
  return stripOf(property).map(({ label, value }) => ({ label, value }))
}

/**
 * The grid 'Características' in groups, without the facts of the strip. The ID is the last one before long texts.
 * @param offered the property with the operation that was looked for first
 */
export function factGroups(property: Described, offered: Described = property): FactGroup[] {
  const inStrip = new Set(stripOf(property).flatMap(({ names }) => names))
  return GROUPS.map(({ title, holds }) => ({
    title,
    facts: longTextsLast(
      CELLS.filter(({ name }) => holds(name) && !inStrip.has(name))
        .toSorted((a, b) => Number(a.name === 'propertyId') - Number(b.name === 'propertyId'))
        .flatMap(({ name, label }) => {
          const value = cellText(name, OF_OFFER.includes(name) ? offered : property)
          return value ? [{ label, value, ...(ASKED.has(name) && { fact: name }) }] : []
        }),
    ),
  })).filter(({ facts }) => facts.length > 0)
}

/** The facts that 'Más filtros' asks for. */
const ASKED: ReadonlySet<string> = new Set(Object.values(FILTERS_BY_TYPE).map(factOfFilter))

/** Beside figures a long text would be a narrow column with empty cells next to it. */
function longTextsLast(facts: readonly LabelledFact[]): LabelledFact[] {
  const isLong = ({ value }: LabelledFact) => [...value].length > MOST_IN_CELL
  return [
    ...facts.filter((fact) => !isLong(fact)),
    ...facts.filter(isLong).map((fact): LabelledFact => ({ ...fact, isLong: true })),
  ]
}

/** The facts that exchange their places when the second operation was looked for. */
const OF_OFFER: readonly FactName[] = ['category', 'price', 'secondCategory']

const GROUPS = [
  { title: 'Operación', holds: isTerm },
  { title: 'Medidas', holds: (name: FactName) => !isTerm(name) && isMeasure(name) },
  { title: 'Inmueble', holds: (name: FactName) => !isTerm(name) && !isMeasure(name) },
]

/** The operation, the price and its terms. */
function isTerm(name: FactName): boolean {
  return name === 'category' || name === 'price' || factOf(name).form.section === 'precio'
}

/** Lengths, areas, and the price per m². */
function isMeasure(name: FactName): boolean {
  const fact = factOf(name)
  return name === 'pricePerM2' || (fact.kind === 'figure' && fact.unit !== null)
}

function stripOf(property: Described) {
  const one = (name: FactName) => ({
    names: [name],
    label: CELLS.find((cell) => cell.name === name)?.label ?? '',
    value: cellText(name, property),
  })
  const [front, depth] = [one('frontage'), one('depth')]
  const lot = {
    names: [...front.names, ...depth.names],
    label: 'Frente × fondo',
    value: front.value && depth.value && `${front.value} × ${depth.value}`,
  }
  return [one('area'), one('constructionArea'), lot, one('pricePerM2')].flatMap(({ names, label, value }) =>
    value ? [{ names, label, value }] : [],
  )
}

/** The facts of the printed sheet: the price in other units, the monthly total, and the grid without the facts of its head. */
export function sheetFacts(property: PublicFacts & Described): LabelledFact[] {
  const facts = everyFact(property).flatMap(({ label, value, onSheet }) => (value && onSheet ? [{ label, value }] : []))
  const total = monthlyBill(property)?.total
  const derived = derivedReadings(property).map(({ name, value }) => ({ label: name, value }))
  return longTextsLast([...derived, ...(total ? [total] : []), ...facts])
}

/** Every fact of the grid; null without a value. */
export function everyFact(property: Described): { label: string; value: string | null; onSheet: boolean }[] {
  return CELLS.map(({ name, label, onSheet }) => ({ label, value: cellText(name, property), onSheet }))
}

function cellText(name: FactName, property: Described): string | null {
  if (name === 'propertyId') return propertyCode(property)
  if (name === 'price') return quotedPrice(property)
  if (name === 'secondCategory') return secondText(property)
  return valueOf(name, property) === 0 ? null : formatFact(name, property)
}

/** 'Venta: $12,500,000 MXN'; null for a single operation. */
function secondText(property: Offered): string | null {
  const second = secondQuote(property)
  return second && offerText(second)
}

/** The price in other units, under the price. The typed price per m² and the area stand in the strip and are not repeated. */
export function priceFigures(property: PublicFacts): string[] {
  return derivedReadings(property).map(({ label, value }) => `${value} ${label}`)
}

/** One sentence for search engines: 'Bodega en renta en Huinalá, Apodaca: 2,400 m², $264,000 MXN/mes. ID PROP-048.' */
export function detailSummary(property: Omit<CardCopy, 'cover'> & Offered): string {
  const { type, category, location, municipality, state, area, priceCents } = property
  const place = placeName([location, municipality, state])
  const price = priceCents === null ? '' : quotedPrice(property)
  const figures = [area ? formatArea(area) : '', price].filter(Boolean).join(', ')
  const also = alsoOffered(property)
  return `${typeAndCategory(type, category)}${place && ` en ${place}`}${figures && `: ${figures}`}. ${also ? `${also}. ` : ''}ID ${propertyCode(property)}.`
}
