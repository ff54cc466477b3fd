import { totalCents } from '#app/catalogue/price/quoted.ts'
import type { PropertyDetail } from '#app/catalogue/property/property.ts'
import { CATEGORY_LABELS, type Category, type Status } from '#app/catalogue/facts/vocabulary.ts'
import { type OfferNode, thing } from '#app/seo/json-ld.ts'
import { type PricedOffer, amountOf, priceNode } from './price-node.ts'

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

type Offered = PricedOffer & Pick<PropertyDetail, 'status' | 'minimumTermMonths' | 'availableFrom'>

/** The offer of a property, at what it comes to in all or by the month; without a price it tells none. */
export function offerNode(
  property: Offered,
  { id, premises, seller, url }: { id: string; premises: string; seller: string; url: string },
): OfferNode {
  const { category, status, currency, minimumTermMonths, availableFrom } = property
  const total = totalCents(property)
  return thing<OfferNode>({
    '@type': 'Offer',
    '@id': id,
    businessFunction: BUSINESS_FUNCTIONS[category],
    category: CATEGORY_LABELS[category],
    itemOffered: { '@id': premises },
    availability: AVAILABILITIES[status],
    availabilityStarts: availableFrom,
    price: total === null ? null : amountOf(total),
    priceCurrency: total === null ? null : currency,
    priceSpecification: priceNode(property),
    leaseLength: minimumTermMonths
      ? { '@type': 'QuantitativeValue', minValue: minimumTermMonths, unitCode: 'MON', unitText: 'mes' }
      : null,
    seller: { '@id': seller },
    url,
  })
}
