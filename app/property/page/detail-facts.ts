import { formatArea } from '#app/figures/measure.ts'
import { inOrder } from '#app/catalogue/facts/fact.ts'
import type { PublicFacts } from '#app/catalogue/facts/fact-columns.ts'
import { FACT_NAMES, type FactName, factOf } from '#app/catalogue/facts/facts.ts'
import { type Known, tellFact, valueOf } from '#app/catalogue/property/tell-fact.ts'
import { formatPrice } from '#app/catalogue/price/price.ts'
import { quotedPrice } from '#app/catalogue/price/quote-text.ts'
import type { Quoted } from '#app/catalogue/price/quoted.ts'
import { monthlyBill } from '#app/catalogue/price/monthly-bill.ts'
import { derivedReadings } from '#app/catalogue/price/readings.ts'
import { type CardCopy, placeName, propertyCode, whatItIs } from '#app/catalogue/property/property.ts'

/** `isLong`: a text that takes the whole width, after the figures. */
export type LabelledFact = { label: string; value: string; isLong?: true }
export type FactGroup = { title: string; facts: LabelledFact[] }
/** Characters that a cell has room for in two or three lines. */
const MOST_IN_CELL = 60

type Described = Known & Quoted & Pick<CardCopy, 'id' | 'propertyId'>

/** The cells of the grid 'Características', in its order (spec, section 2, Property detail). */
const CELLS = inOrder(FACT_NAMES.flatMap(cellsOf), ({ after }) => after)

function cellsOf(name: FactName) {
  const { label, page, staffOnly } = factOf(name)
  if (!page || staffOnly) return []
  return [{ name, label: page.label ?? label, after: page.after, onSheet: page.onSheet ?? true }]
}

/** The large figures under the title: what a property measures, and what that costs. */
export function factStrip(property: Described): LabelledFact[] {
  return stripOf(property).map(({ label, value }) => ({ label, value }))
}

/** The grid 'Características' in groups, without what the strip tells; the ID comes last, before long texts. */
export function factGroups(property: Described): FactGroup[] {
  const told = new Set(stripOf(property).flatMap(({ names }) => names))
  return GROUPS.map(({ title, holds }) => ({
    title,
    facts: longLast(
      CELLS.filter(({ name }) => holds(name) && !told.has(name))
        .toSorted((a, b) => Number(a.name === 'propertyId') - Number(b.name === 'propertyId'))
        .flatMap(({ name, label }) => {
          const value = cellText(name, property)
          return value ? [{ label, value }] : []
        }),
    ),
  })).filter(({ facts }) => facts.length > 0)
}

/** In a row with figures a long text would leave the row empty beside it, and itself be a narrow column. */
function longLast(facts: readonly LabelledFact[]): LabelledFact[] {
  const isLong = ({ value }: LabelledFact) => [...value].length > MOST_IN_CELL
  return [
    ...facts.filter((fact) => !isLong(fact)),
    ...facts.filter(isLong).map((fact): LabelledFact => ({ ...fact, isLong: true })),
  ]
}

const GROUPS = [
  { title: 'Operación', holds: isTerm },
  { title: 'Medidas', holds: (name: FactName) => !isTerm(name) && isMeasure(name) },
  { title: 'Inmueble', holds: (name: FactName) => !isTerm(name) && !isMeasure(name) },
]

/** How it is offered, and at what price. */
function isTerm(name: FactName): boolean {
  return name === 'category' || name === 'price' || factOf(name).form.section === 'precio'
}

/** Lengths, areas, and the price of one m². */
function isMeasure(name: FactName): boolean {
  const fact = factOf(name)
  return fact.kind === 'money' || (fact.kind === 'figure' && fact.unit !== null)
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

/**
 * What the printed sheet lists: the grid without what stands over the title and as the large figure, and what the price
 * comes to.
 */
export function sheetFacts(property: PublicFacts & Described): LabelledFact[] {
  const told = everyFact(property).flatMap(({ label, value, onSheet }) => (value && onSheet ? [{ label, value }] : []))
  const total = monthlyBill(property)?.total
  const derived = derivedReadings(property).map(({ name, value }) => ({ label: name, value }))
  return longLast([...derived, ...(total ? [total] : []), ...told])
}

/** All that the grid may hold; null what a property has not. */
export function everyFact(property: Described): { label: string; value: string | null; onSheet: boolean }[] {
  return CELLS.map(({ name, label, onSheet }) => ({ label, value: cellText(name, property), onSheet }))
}

function cellText(name: FactName, property: Described): string | null {
  if (name === 'propertyId') return propertyCode(property)
  if (name === 'price') return quotedPrice(property)
  return valueOf(name, property) === 0 ? null : tellFact(name, property)
}

/** What explains the price: the same in the other ways of the trade, or the typed price of one m², and the surface. */
export function priceFigures(property: PublicFacts): string[] {
  const readings = derivedReadings(property).map(({ label, value }) => `${value} ${label}`)
  const { area } = property
  return [...(readings.length > 0 ? readings : pricePerM2(property)), ...(area ? [formatArea(area)] : [])]
}

/** '$110 MXN por m²', of a rent '$110 MXN por m² al mes'. */
function pricePerM2({ pricePerM2Cents, currency, category }: PublicFacts): string[] {
  if (!pricePerM2Cents) return []
  return [`${formatPrice(pricePerM2Cents, currency)} por m²${category === 'renta' ? ' al mes' : ''}`]
}

/** One sentence for search engines: 'Bodega en renta en Huinalá, Apodaca: 2,400 m², $264,000 MXN/mes. ID PROP-048.' */
export function detailSummary(property: Omit<CardCopy, 'cover'> & Quoted): string {
  const { type, category, location, municipality, state, area, priceCents } = property
  const place = placeName([location, municipality, state])
  const price = priceCents === null ? '' : quotedPrice(property)
  const figures = [area ? formatArea(area) : '', price].filter(Boolean).join(', ')
  return `${whatItIs(type, category)}${place && ` en ${place}`}${figures && `: ${figures}`}. ID ${propertyCode(property)}.`
}
