import { type FactName, factOf } from '#app/properties/facts/facts.ts'
import { valueOf } from '#app/properties/facts/tell-fact.ts'
import { billSpan } from '#app/properties/price/monthly-bill.ts'
import { totalCents } from '#app/properties/price/quoted.ts'
import type { PropertyDetail } from '#app/properties/property.ts'

/** Which end of a figure is worth more to who looks for a place. */
const BETTER = {
  price: 'least',
  pricePerM2: 'least',
  area: 'most',
  constructionArea: 'most',
  lotSize: 'most',
  frontage: 'most',
} as const satisfies Partial<Record<FactName, 'least' | 'most'>>

/**
 * By the label of a fact, the places of the properties with its best value; none where all have the same, or prices
 * mean different things.
 */
export function bestValues(properties: readonly PropertyDetail[]): ReadonlyMap<string, readonly number[]> {
  const names = Object.keys(BETTER) as (keyof typeof BETTER)[]
  return new Map(names.map((name) => [labelOf(name), bestOf(name, properties)]))
}

function bestOf(name: keyof typeof BETTER, properties: readonly PropertyDetail[]): number[] {
  // Prices are quoted on different bases: what they come to is weighed.
  const figures = properties.map(
    (property) => Number(name === 'price' ? totalCents(property) : valueOf(name, property)) || null,
  )
  const told = figures.filter((figure) => figure !== null)
  const terms = new Set(properties.filter((_property, at) => figures[at] !== null).map(termsOf))
  if (new Set(told).size < 2 || (factOf(name).kind !== 'figure' && terms.size > 1)) return []
  const best = BETTER[name] === 'least' ? Math.min(...told) : Math.max(...told)
  return figures.flatMap((figure, at) => (figure === best ? [at] : []))
}

/** What a price comes with: where that differs, the lower one may be the dearer. */
function termsOf(property: PropertyDetail): string {
  const { currency, vat, leaseScheme, maintenanceBase } = property
  const maintenance = maintenanceBase === 'incluido' ? maintenanceBase : billSpan(property)?.from.maintenance
  return JSON.stringify([currency, vat, leaseScheme, maintenance])
}

function labelOf(name: FactName): string {
  const { label, page } = factOf(name)
  return page?.label ?? label
}
