import type { SearchedText } from '#app/catalogue/facts/fact.ts'
import type { FactColumns, UnlistedFact } from '#app/catalogue/facts/fact-columns.ts'
import { FACT_NAMES, type FactName, factOf } from '#app/catalogue/facts/facts.ts'
import { STATUS_LABELS } from '#app/catalogue/facts/vocabulary.ts'
import { withPublicPlace } from '#app/catalogue/place/public-place.ts'
import { formatPrice, textFromCents } from '#app/catalogue/price/price.ts'
import { valueOf } from '#app/catalogue/property/format-fact.ts'
import { propertyCode } from '#app/catalogue/property/property.ts'
import { foldText } from '#app/text/fold-text.ts'

/** Separates fields. No search contains it, so that a match never spans two fields. */
const BETWEEN_FIELDS = '\n'

/** A property with the name of its complex; null without one. */
type SearchedProperty = Omit<FactColumns, UnlistedFact> & { id: string; complexName: string | null }

/** The facts of each text, in order. */
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

/** The texts that visitors search. They contain nothing that the precision hides, or a search could reveal it. */
export function publicTexts(property: SearchedProperty) {
  const visible = property.precision === 'exacta' ? property : { ...withPublicPlace(property), complexName: null }
  return { publicText: joined('public', visible), placeText: joined('place', visible) }
}

/** The text that staff search, with the label of the status and the code that replaces a missing ID. */
export function panelText(property: SearchedProperty): string {
  const { status } = property
  const extras = [status, STATUS_LABELS[status], propertyCode(property)].map(foldText)
  return [joined('panel', property), ...extras].join(BETWEEN_FIELDS)
}

function joined(text: SearchedText, property: SearchedProperty): string {
  return SEARCHED[text]
    .flatMap((name) => textsOf(name, property))
    .map(foldText)
    .filter(Boolean)
    .join(BETWEEN_FIELDS)
}

/** The texts of a fact: '264000' and '$264,000 MXN' for a price, the label for a code ('Local Comercial'). */
function textsOf(name: FactName, property: SearchedProperty): string[] {
  const { priceCents, currency, complexName } = property
  const fact = factOf(name)
  if (fact.kind === 'price')
    return priceCents === null ? [] : [textFromCents(priceCents), formatPrice(priceCents, currency)]
  if (fact.kind === 'complex') return [complexName ?? '']
  const value = String(valueOf(name, property) ?? '')
  return [((fact.kind === 'code' || fact.kind === 'choice') && fact.labels[value]) || value]
}
