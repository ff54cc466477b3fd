import { formatArea } from '#app/figures/measure.ts'
import { inOrder } from '#app/properties/facts/fact.ts'
import { FACT_NAMES, type FactName, factOf } from '#app/properties/facts/facts.ts'
import { type Known, tellFact, valueOf } from '#app/properties/facts/tell-fact.ts'
import { formatPrice, quotedPrice } from '#app/properties/price.ts'
import { type CardCopy, placeName, propertyCode, whatItIs } from '#app/properties/property.ts'

export type LabelledFact = { label: string; value: string }
type Described = Known & Pick<CardCopy, 'id' | 'propertyId' | 'priceCents' | 'category'>

/** The cells of the grid 'Características', in its order (spec, section 2, Property detail). */
const CELLS = inOrder(FACT_NAMES.flatMap(cellsOf), ({ after }) => after)

function cellsOf(name: FactName) {
  const { label, page, staffOnly } = factOf(name)
  if (!page || staffOnly) return []
  return [{ name, label: page.label ?? label, after: page.after, onSheet: page.onSheet ?? true }]
}

/** The grid 'Características'. A missing or zero figure has no cell. */
export function detailFacts(property: Described): LabelledFact[] {
  return everyFact(property).flatMap(({ label, value }) => (value ? [{ label, value }] : []))
}

/** What the printed sheet lists: the grid without what stands over the title and as the large figure. */
export function sheetFacts(property: Described): LabelledFact[] {
  return everyFact(property).flatMap(({ label, value, onSheet }) => (value && onSheet ? [{ label, value }] : []))
}

/** All that the grid may hold; null what a property has not. */
export function everyFact(property: Described): { label: string; value: string | null; onSheet: boolean }[] {
  return CELLS.map(({ name, label, onSheet }) => ({ label, value: cellText(name, property), onSheet }))
}

function cellText(name: FactName, property: Described): string | null {
  if (name === 'propertyId') return propertyCode(property)
  if (name === 'price') return quotedPrice(property.priceCents, property.currency, property.category)
  return valueOf(name, property) === 0 ? null : tellFact(name, property)
}

/** '$110 MXN por m²', of a rent '$110 MXN por m² al mes'; null without one. */
export function pricePerM2({ pricePerM2Cents, currency, category }: Described): string | null {
  if (!pricePerM2Cents) return null
  return `${formatPrice(pricePerM2Cents, currency)} por m²${category === 'renta' ? ' al mes' : ''}`
}

/** One sentence for search engines: 'Bodega en renta en Huinalá, Apodaca: 2,400 m², $264,000 MXN/mes. ID PROP-048.' */
export function detailSummary(property: Omit<CardCopy, 'cover'>): string {
  const { type, category, location, municipality, state, area, priceCents, currency } = property
  const place = placeName([location, municipality, state])
  const price = priceCents === null ? '' : quotedPrice(priceCents, currency, category)
  const figures = [area ? formatArea(area) : '', price].filter(Boolean).join(', ')
  return `${whatItIs(type, category)}${place && ` en ${place}`}${figures && `: ${figures}`}. ID ${propertyCode(property)}.`
}
