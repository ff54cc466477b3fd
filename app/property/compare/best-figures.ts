import { billSpan } from '#app/catalogue/price/monthly-bill.ts'
import { totalCents } from '#app/catalogue/price/quoted.ts'
import { type FactName, factOf } from '#app/catalogue/facts/facts.ts'
import { type ReadOnDay, valueOf } from '#app/catalogue/property/format-fact.ts'
import type { PropertyDetail } from '#app/catalogue/property/property.ts'

/** A property as it is compared. */
export type Read = PropertyDetail & ReadOnDay

/** The indexes of the best figures; none if all are equal. */
export function bestFigures(figures: readonly (number | null)[], end: 'least' | 'most'): number[] {
  const present = figures.filter((figure) => figure !== null)
  if (new Set(present).size < 2) return []
  const best = end === 'least' ? Math.min(...present) : Math.max(...present)
  return figures.flatMap((figure, at) => (figure === best ? [at] : []))
}

/** The same for a fact; none where the terms of its amounts differ. */
export function bestOf(name: FactName, end: 'least' | 'most', properties: readonly Read[]): number[] {
  // Prices have different bases, so their totals are compared.
  const figures = properties.map(
    (property) => Number(name === 'price' ? totalCents(property) : valueOf(name, property)) || null,
  )
  const terms = new Set(properties.filter((_property, at) => figures[at] !== null).map(termsOf))
  return factOf(name).kind !== 'figure' && terms.size > 1 ? [] : bestFigures(figures, end)
}

/** The terms of a price. With different terms the lower price may cost more. */
function termsOf(property: Read): string {
  const { currency, vat, leaseScheme, maintenanceBase } = property
  const maintenance = maintenanceBase === 'incluido' ? maintenanceBase : billSpan(property)?.from.maintenance
  return JSON.stringify([currency, vat, leaseScheme, maintenance])
}
