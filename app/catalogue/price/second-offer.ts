import type { FactColumns } from '#app/catalogue/facts/fact-columns.ts'
import { CATEGORIES, CATEGORY_LABELS, type Category } from '#app/catalogue/facts/vocabulary.ts'
import { quotedPrice } from './quote-text.ts'
import { QUOTE_COLUMNS, type Quoted } from './quoted.ts'

/** The columns of the second operation and its price. */
const SECOND_COLUMNS = [
  'secondCategory',
  'secondCurrency',
  'secondPriceCents',
  'secondPriceToCents',
  'secondPriceBase',
  'secondVat',
  'secondPriceOnRequest',
] as const
/** The columns of the prices of both operations. */
export const OFFER_COLUMNS = [...QUOTE_COLUMNS, ...SECOND_COLUMNS] as const
/** A property with the prices of both of its operations. */
export type Offered = Pick<FactColumns, (typeof OFFER_COLUMNS)[number]>

/** The price of the second operation; null without one. Base and period of a rent are those of whichever operation it is. */
export function secondQuote(property: Offered): Quoted | null {
  if (property.secondCategory === null) return null
  return {
    category: property.secondCategory,
    currency: property.secondCurrency ?? 'MXN',
    priceCents: property.secondPriceCents,
    priceToCents: property.secondPriceToCents,
    priceBase: property.secondPriceBase,
    pricePeriod: property.pricePeriod,
    priceOnRequest: property.secondPriceOnRequest,
    vat: property.secondVat,
  }
}

/**
 * The property with its two operations exchanged, so that whatever shows or tests the first one does so for the second;
 * null for a single operation.
 */
export function secondOffer<Property extends Offered>(property: Property): Property | null {
  const quoted = secondQuote(property)
  if (quoted === null) return null
  return {
    ...property,
    ...quoted,
    secondCategory: property.category,
    secondCurrency: property.currency === 'USD' ? property.currency : null,
    secondPriceCents: property.priceCents,
    secondPriceToCents: property.priceToCents,
    secondPriceBase: property.priceBase,
    secondVat: property.vat,
    secondPriceOnRequest: property.priceOnRequest,
    // The typed price per m² is that of the first operation, and other amounts are in the currency of its price.
    ...('pricePerM2Cents' in property && { pricePerM2Cents: null }),
    ...(quoted.currency !== property.currency && {
      ...('maintenanceCents' in property && { maintenanceCents: null }),
      ...('stayingRentCents' in property && { stayingRentCents: null }),
    }),
  }
}

/** The property once for each of its operations, the first one first. */
export function eachOffer<Property extends Offered>(property: Property): Property[] {
  const second = secondOffer(property)
  return second ? [property, second] : [property]
}

/** The parameter of a property's page that names the operation that was looked for: '?operacion=venta'. */
export const OPERATION_PARAM = 'operacion'

/** The property with the requested operation first; as it is for its first operation and for any other value. */
export function requestedOffer<Property extends Offered>(property: Property, requested: string | null): Property {
  const second = requested === property.secondCategory ? secondOffer(property) : null
  return second ?? property
}

/** The query that opens the page with an operation of the property first; '' for its first operation. */
export function operationQuery({ isSecond, category }: { isSecond?: boolean; category: Category }): string {
  return isSecond ? `?${OPERATION_PARAM}=${category}` : ''
}

/** 'Venta: $12,500,000 MXN + IVA'. */
export function offerText(quoted: Quoted): string {
  return `${CATEGORY_LABELS[quoted.category]}: ${quotedPrice(quoted)}`
}

/**
 * The query that opens a property's page with the operation of an `offerText` first.
 * @param first its first operation; null once it is deleted
 */
export function offerQuery(offer: string | null, first: Category | null): string {
  const category = CATEGORIES.find((each) => offer?.startsWith(`${CATEGORY_LABELS[each]}: `))
  return category && first ? operationQuery({ isSecond: category !== first, category }) : ''
}

/** The other operation with its price, and the query that opens the page with it. */
export type OtherOffer = { words: string; query: string }

/** Null for a single operation. @param isSecond whether the property shows its second operation first */
export function otherOffer(property: Offered, isSecond = false): OtherOffer | null {
  const words = alsoOffered(property)
  const category = property.secondCategory
  return words === null || category === null
    ? null
    : { words, query: operationQuery({ isSecond: !isSecond, category }) }
}

/** 'También en venta: $12,500,000 MXN'; null for a single operation. */
export function alsoOffered(property: Offered): string | null {
  const quoted = secondQuote(property)
  return quoted && `También en ${CATEGORY_LABELS[quoted.category].toLowerCase()}: ${quotedPrice(quoted)}`
}
