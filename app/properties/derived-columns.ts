import type { FactColumns } from '#app/properties/facts/fact-columns.ts'
import type { SearchedText } from '#app/properties/facts/fact.ts'
import { FACT_NAMES, type FactName, factOf } from '#app/properties/facts/facts.ts'
import { landUsesIn } from '#app/properties/facts/land-use.ts'
import { valueOf } from '#app/properties/facts/tell-fact.ts'
import { withPublicPlace } from '#app/properties/place/public-place.ts'
import { foldText } from '#app/text/fold-text.ts'
import { mapPoint } from './place/map-link.ts'
import { formatPrice, textFromCents } from './price.ts'
import { comparableCents } from './price/quoted.ts'

/** Keeps a word of one field from continuing in the next: no search text contains it. */
const BETWEEN_FIELDS = '\n'

/** A property with the name of its conjunto; null without one. */
type Searched = FactColumns & { complexName: string | null }

/** The columns that are written with a row so that searching and ordering need no computation (architecture, Texto buscable). */
export function derivedColumns(property: Searched) {
  const { precision, complexName } = property
  // Whoever searches for a house number or a conjunto must not find out what is there and is not told so.
  const told = { ...withPublicPlace(property), complexName: precision === 'exacta' ? complexName : null }
  const point = mapPoint(property.googleMapsLink)
  return {
    searchText: searchedText('public', told),
    locationText: searchedText('place', told),
    panelText: searchedText('panel', property),
    comparableCents: comparableCents(property),
    landUses: landUsesIn(property.landUse),
    latitude: point?.latitude ?? null,
    longitude: point?.longitude ?? null,
  }
}

/** What a searched text holds of a field that is neither its first nor its last, as no other field says it. */
export function asField(value: string): string {
  return BETWEEN_FIELDS + foldText(value) + BETWEEN_FIELDS
}

function searchedText(text: SearchedText, property: Searched): string {
  return FACT_NAMES.map((name) => ({ name, place: factOf(name).searched?.[text] }))
    .filter(({ place }) => place !== undefined)
    .toSorted((one, other) => (one.place ?? 0) - (other.place ?? 0))
    .flatMap(({ name }) => textsOf(name, property))
    .map(foldText)
    .filter(Boolean)
    .join(BETWEEN_FIELDS)
}

/** A price as people write it: '264000' and '$264,000 MXN'; a code by its label: 'Local Comercial'. */
function textsOf(name: FactName, property: Searched): string[] {
  const { priceCents, currency, complexName } = property
  const fact = factOf(name)
  if (fact.kind === 'price')
    return priceCents === null ? [] : [textFromCents(priceCents), formatPrice(priceCents, currency)]
  if (fact.kind === 'complex') return [complexName ?? '']
  const value = String(valueOf(name, property) ?? '')
  return [(fact.kind === 'code' && fact.labels[value]) || value]
}
