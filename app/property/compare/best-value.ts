import { FACT_NAMES, type FactName, factOf } from '#app/catalogue/facts/facts.ts'
import { valueOf } from '#app/catalogue/property/tell-fact.ts'
import { billSpan } from '#app/catalogue/price/monthly-bill.ts'
import { totalCents } from '#app/catalogue/price/quoted.ts'
import type { PropertyDetail } from '#app/catalogue/property/property.ts'

/**
 * By the label of a fact, the places of the properties with its best value; none where all have the same, or prices
 * mean different things.
 */
export function bestValues(properties: readonly PropertyDetail[]): ReadonlyMap<string, readonly number[]> {
  return new Map(
    FACT_NAMES.flatMap((name) => {
      const { label, page } = factOf(name)
      return page?.best ? [[page.label ?? label, bestOf(name, page.best, properties)] as const] : []
    }),
  )
}

function bestOf(name: FactName, end: 'least' | 'most', properties: readonly PropertyDetail[]): number[] {
  // Prices are quoted on different bases: what they come to is weighed.
  const figures = properties.map(
    (property) => Number(name === 'price' ? totalCents(property) : valueOf(name, property)) || null,
  )
  const told = figures.filter((figure) => figure !== null)
  const terms = new Set(properties.filter((_property, at) => figures[at] !== null).map(termsOf))
  if (new Set(told).size < 2 || (factOf(name).kind !== 'figure' && terms.size > 1)) return []
  const best = end === 'least' ? Math.min(...told) : Math.max(...told)
  return figures.flatMap((figure, at) => (figure === best ? [at] : []))
}

/** What a price comes with: where that differs, the lower one may be the dearer. */
function termsOf(property: PropertyDetail): string {
  const { currency, vat, leaseScheme, maintenanceBase } = property
  const maintenance = maintenanceBase === 'incluido' ? maintenanceBase : billSpan(property)?.from.maintenance
  return JSON.stringify([currency, vat, leaseScheme, maintenance])
}
