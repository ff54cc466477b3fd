import type { UnitPriceSpecificationLeaf } from 'schema-dts'
import { textFromCents } from '#app/properties/price.ts'
import type { PropertyDetail } from '#app/properties/property.ts'
import { CATEGORY_LABELS, type Category, type Status } from '#app/properties/vocabulary.ts'
import { type OfferNode, thing } from '#app/seo/json-ld.ts'

/** An offer without one would mean a sale. */
const BUSINESS_FUNCTIONS: Record<Category, OfferNode['businessFunction']> = {
  venta: 'http://purl.org/goodrelations/v1#Sell',
  renta: 'http://purl.org/goodrelations/v1#LeaseOut',
  traspaso: 'http://purl.org/goodrelations/v1#LeaseOut',
}

/** Paused is not told: nobody knows whether it comes back. */
const AVAILABILITIES: Record<Status, OfferNode['availability'] | null> = {
  disponible: 'https://schema.org/InStock',
  separada: 'https://schema.org/Reserved',
  vendida: 'https://schema.org/SoldOut',
  pausada: null,
}

type Offered = Pick<PropertyDetail, 'category' | 'status' | 'priceCents' | 'currency'>

/** The offer of a property; without a price it tells none. */
export function offerNode(
  { category, status, priceCents, currency }: Offered,
  { id, premises, seller, url }: { id: string; premises: string; seller: string; url: string },
): OfferNode {
  // Exact: a number of at most 14 digits is written as the text that it was made from.
  const price = priceCents === null ? null : Number(textFromCents(priceCents))
  const priceCurrency = price === null ? null : currency
  return thing<OfferNode>({
    '@type': 'Offer',
    '@id': id,
    businessFunction: BUSINESS_FUNCTIONS[category],
    category: CATEGORY_LABELS[category],
    itemOffered: { '@id': premises },
    availability: AVAILABILITIES[status],
    price,
    priceCurrency,
    priceSpecification:
      price === null
        ? null
        : { '@type': 'UnitPriceSpecification', price, priceCurrency: currency, ...PERIODS[category] },
    seller: { '@id': seller },
    url,
  })
}

/** What a price is for: a month's rent, the whole, or the takeover of a running lease. */
const PERIODS: Record<Category, Partial<UnitPriceSpecificationLeaf>> = {
  venta: {},
  renta: { unitCode: 'MON', unitText: 'mes' },
  traspaso: { name: 'Guante/traspaso' },
}
