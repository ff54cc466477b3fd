import type { UnitPriceSpecificationLeaf } from 'schema-dts'
import { FACTS } from '#app/catalogue/facts/facts.ts'
import { textFromCents } from '#app/catalogue/price/price.ts'
import { type Basis, type Quoted, basisOf, totalCents } from '#app/catalogue/price/quoted.ts'
import type { PropertyDetail } from '#app/catalogue/property/property.ts'
import { CATEGORY_LABELS, type Category, type Status } from '#app/catalogue/facts/vocabulary.ts'
import { type OfferNode, thing } from '#app/seo/json-ld.ts'

/** Required, because an offer without a business function is a sale. */
const BUSINESS_FUNCTIONS: Record<Category, OfferNode['businessFunction']> = {
  venta: 'http://purl.org/goodrelations/v1#Sell',
  renta: 'http://purl.org/goodrelations/v1#LeaseOut',
  traspaso: 'http://purl.org/goodrelations/v1#LeaseOut',
}

/** A paused property has no availability: nobody knows whether it comes back. */
const AVAILABILITIES: Record<Status, OfferNode['availability'] | null> = {
  disponible: 'https://schema.org/InStock',
  separada: 'https://schema.org/Reserved',
  vendida: 'https://schema.org/SoldOut',
  pausada: null,
}

type PricedOffer = Quoted & Pick<PropertyDetail, 'area' | 'maintenanceCents' | 'maintenanceBase' | 'stayingRentCents'>

type Offered = PricedOffer & Pick<PropertyDetail, 'status' | 'minimumTermMonths' | 'availableFrom'>

/** The offer of a property, with its total or monthly price if it has one. */
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
    leaseLength:
      minimumTermMonths && category === 'renta'
        ? { '@type': 'QuantitativeValue', minValue: minimumTermMonths, unitCode: 'MON', unitText: 'mes' }
        : null,
    seller: { '@id': seller },
    url,
  })
}

/** What a price is for: a month's rent, the property, or the takeover of a running lease. */
const PERIODS: Record<Category, Partial<UnitPriceSpecificationLeaf>> = {
  venta: {},
  renta: { unitCode: 'MON', unitText: 'mes' },
  traspaso: { name: 'Guante/traspaso' },
}
/** UN/CEFACT codes: a square metre, a square foot, a year. */
const SURFACES = { por_m2: { code: 'MTK', text: 'm²' }, por_ft2: { code: 'FTK', text: 'ft²' } } as const
const YEAR = { unitCode: 'ANN', unitText: 'año' }

/** The quoted price and, if it is per area or year, its total as well; null without a price. */
function priceNode(property: PricedOffer): UnitPriceSpecificationLeaf | UnitPriceSpecificationLeaf[] | null {
  const { category, priceCents, priceToCents, currency } = property
  if (priceCents === null) return null
  const basis = basisOf(property)
  const quoted = thing<UnitPriceSpecificationLeaf>({
    '@type': 'UnitPriceSpecification',
    price: amountOf(priceCents),
    ...span(priceCents, priceToCents),
    priceCurrency: currency,
    ...tax(property),
    ...unitOf(basis, category),
  })
  const total = basis.base || basis.period ? totalCents(property) : null
  const totalTo = totalCents({ ...property, priceCents: priceToCents })
  const derived =
    total === null
      ? []
      : [{ ...spec(total, property), ...tax(property), ...span(total, totalTo), ...PERIODS[category] }]
  const all = [quoted, ...derived, ...stayingRent(property), ...maintenance(property)]
  return all.length > 1 ? all : quoted
}

/** Both ends of a price range; nothing for a single price. */
function span(cents: number, toCents: number | null): Partial<UnitPriceSpecificationLeaf> {
  return toCents === null ? {} : { minPrice: amountOf(cents), maxPrice: amountOf(toCents) }
}

/** Exact: a number of at most 14 digits is serialised as the same text. */
function amountOf(cents: number): number {
  return Number(textFromCents(cents))
}

function spec(cents: number, { currency }: PricedOffer): UnitPriceSpecificationLeaf {
  return { '@type': 'UnitPriceSpecification', price: amountOf(cents), priceCurrency: currency }
}

function tax({ vat }: PricedOffer): Partial<UnitPriceSpecificationLeaf> {
  return vat === 'mas_iva' || vat === 'incluido' ? { valueAddedTaxIncluded: vat === 'incluido' } : {}
}

function unitOf({ base, period }: Basis, category: Category): Partial<UnitPriceSpecificationLeaf> {
  const paid = category === 'renta' ? (period ? ' al año' : ' al mes') : ''
  if (base) return { unitCode: SURFACES[base].code, unitText: SURFACES[base].text + paid }
  return period ? YEAR : PERIODS[category]
}

/** The monthly rent of a lease that is taken over. The quoted tax applies to the takeover price, so the rent has none. */
function stayingRent(property: PricedOffer): UnitPriceSpecificationLeaf[] {
  const { category, stayingRentCents } = property
  if (category !== 'traspaso' || stayingRentCents === null) return []
  return [{ ...spec(stayingRentCents, property), name: FACTS.stayingRent.label, ...PERIODS.renta }]
}

/** Maintenance of a rent is taxed like the rent (monthly-bill.ts). Its tax is unknown for a sale. */
function maintenance(property: PricedOffer): UnitPriceSpecificationLeaf[] {
  const { category, maintenanceCents, maintenanceBase } = property
  if (maintenanceCents === null || maintenanceBase === 'incluido') return []
  const { period } = basisOf(property)
  return [
    {
      ...spec(maintenanceCents, property),
      ...(category === 'renta' && tax(property)),
      name: 'Mantenimiento',
      ...unitOf({ base: maintenanceBase, period }, 'renta'),
    },
  ]
}
