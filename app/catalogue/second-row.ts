import type { ReferenceRate } from '#app/catalogue/price/price.ts'
import { comparableCents } from '#app/catalogue/price/quoted.ts'
import { secondOffer } from '#app/catalogue/price/second-offer.ts'
import type { CatalogueRow } from './catalogue-row.ts'

const secondRows = new WeakMap<CatalogueRow, CatalogueRow>()

/** The row that stands for the second operation: the same property with the other price. Null for a single operation. */
export function secondRow(row: CatalogueRow, rate: ReferenceRate): CatalogueRow | null {
  const known = secondRows.get(row)
  if (known) return known
  const offer = secondOffer(row)
  if (offer === null) return null
  const second = { ...offer, comparableCents: comparableCents(offer, rate), isSecond: true }
  secondRows.set(row, second)
  return second
}
