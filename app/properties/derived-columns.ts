import { foldText } from './fold-text.ts'
import { comparableCents, formatPrice, textFromCents } from './price.ts'
import type { Currency } from './vocabulary.ts'

type Source = {
  title: string
  description: string | null
  location: string
  address: string | null
  municipality: string | null
  state: string | null
  propertyId: string | null
  priceCents: number | null
  currency: Currency
}

/** Keeps a word of one field from continuing in the next: no search text contains it. */
const BETWEEN_FIELDS = '\n'

/** The columns that are written with a row so that searching and ordering need no computation (architecture, Texto buscable). */
export function derivedColumns(property: Source) {
  const { title, description, location, address, municipality, state, propertyId, priceCents, currency } = property
  return {
    searchText: folded([title, propertyId, location, municipality, address, description]),
    locationText: folded([location, municipality, address, state]),
    panelText: folded([title, location, municipality, propertyId, ...searchablePrices(priceCents, currency)]),
    comparableCents: comparableCents(priceCents, currency),
  }
}

/** A price as people write it: '264000' and '$264,000 MXN'. */
function searchablePrices(priceCents: number | null, currency: Currency): string[] {
  return priceCents === null ? [] : [textFromCents(priceCents), formatPrice(priceCents, currency)]
}

function folded(fields: readonly (string | null)[]): string {
  return fields
    .map((field) => foldText(field ?? ''))
    .filter(Boolean)
    .join(BETWEEN_FIELDS)
}
