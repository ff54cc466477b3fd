import type { FactColumns } from '#app/catalogue/facts/fact-columns.ts'
import type { SearchedText } from '#app/catalogue/facts/fact.ts'
import { FACT_NAMES, type FactName, factOf } from '#app/catalogue/facts/facts.ts'
import { valueOf } from '#app/catalogue/property/tell-fact.ts'
import { withPublicPlace } from '#app/catalogue/place/public-place.ts'
import { formatPrice, textFromCents } from '#app/catalogue/price/price.ts'
import { propertyCode } from '#app/catalogue/property/property.ts'
import { STATUS_LABELS } from '#app/catalogue/facts/vocabulary.ts'
import { foldText } from '#app/text/fold-text.ts'

/** Keeps a word of one field from continuing in the next: no search text contains it. */
const BETWEEN_FIELDS = '\n'

/** A property with the name of its conjunto; null without one. */
export type SearchedProperty = FactColumns & { id: string; complexName: string | null }

/** Per text, the facts that it consists of, in their order. */
const SEARCHED: Record<SearchedText, readonly FactName[]> = {
  public: searchedFacts('public'),
  place: searchedFacts('place'),
  panel: searchedFacts('panel'),
}

function searchedFacts(text: SearchedText): FactName[] {
  return FACT_NAMES.flatMap((name) => {
    const place = factOf(name).searched?.[text]
    return place === undefined ? [] : [{ name, place }]
  })
    .toSorted((one, other) => one.place - other.place)
    .map(({ name }) => name)
}

/** What visitors find a property by: nothing that its precision hides, so that nobody can confirm it by searching. */
export function publicTexts(property: SearchedProperty) {
  const { precision, complexName } = property
  const shown = { ...withPublicPlace(property), complexName: precision === 'exacta' ? complexName : null }
  return { publicText: joined('public', shown), placeText: joined('place', shown) }
}

/** What staff find it by; also what its status is called and the code that stands in for a missing ID. */
export function panelText(property: SearchedProperty): string {
  const { status } = property
  const others = [status, STATUS_LABELS[status], propertyCode(property)].map(foldText)
  return [joined('panel', property), ...others].join(BETWEEN_FIELDS)
}

function joined(text: SearchedText, property: SearchedProperty): string {
  return SEARCHED[text]
    .flatMap((name) => textsOf(name, property))
    .map(foldText)
    .filter(Boolean)
    .join(BETWEEN_FIELDS)
}

/** A price as people write it: '264000' and '$264,000 MXN'; a code by its label: 'Local Comercial'. */
function textsOf(name: FactName, property: SearchedProperty): string[] {
  const { priceCents, currency, complexName } = property
  const fact = factOf(name)
  if (fact.kind === 'price')
    return priceCents === null ? [] : [textFromCents(priceCents), formatPrice(priceCents, currency)]
  if (fact.kind === 'complex') return [complexName ?? '']
  const value = String(valueOf(name, property) ?? '')
  return [(fact.kind === 'code' && fact.labels[value]) || value]
}
