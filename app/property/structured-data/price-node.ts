import type { UnitPriceSpecificationLeaf } from 'schema-dts'
import { FACTS } from '#app/catalogue/facts/facts.ts'
import { textFromCents } from '#app/catalogue/price/price.ts'
import { type Basis, type Quoted, basisOf, totalCents } from '#app/catalogue/price/quoted.ts'
import type { PropertyDetail } from '#app/catalogue/property/property.ts'
import type { Category } from '#app/catalogue/facts/vocabulary.ts'
import { thing } from '#app/seo/json-ld.ts'

export type PricedOffer = Quoted &
  Pick<PropertyDetail, 'area' | 'maintenanceCents' | 'maintenanceBase' | 'stayingRentCents'>

/** What a price is for: a month's rent, the whole, or the takeover of a running lease. */
const PERIODS: Record<Category, Partial<UnitPriceSpecificationLeaf>> = {
  venta: {},
  renta: { unitCode: 'MON', unitText: 'mes' },
  traspaso: { name: 'Guante/traspaso' },
}
/** UN/CEFACT codes: a square metre, a square foot, a year. */
const SURFACES = { por_m2: { code: 'MTK', text: 'm²' }, por_ft2: { code: 'FTK', text: 'ft²' } } as const
const YEAR = { unitCode: 'ANN', unitText: 'año' }

/** The price as it is quoted and, where that is not for the whole by the month, what it comes to; null without a price. */
export function priceNode(property: PricedOffer): UnitPriceSpecificationLeaf | UnitPriceSpecificationLeaf[] | null {
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

/** Of what is quoted from one amount to another both; nothing of a single one. */
function span(cents: number, toCents: number | null): Partial<UnitPriceSpecificationLeaf> {
  return toCents === null ? {} : { minPrice: amountOf(cents), maxPrice: amountOf(toCents) }
}

/** Exact: a number of at most 14 digits is written as the text that it was made from. */
export function amountOf(cents: number): number {
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

/** What is paid every month by whoever takes a running lease over; the tax was quoted of what the lease is taken over for. */
function stayingRent(property: PricedOffer): UnitPriceSpecificationLeaf[] {
  const { category, stayingRentCents } = property
  if (category !== 'traspaso' || stayingRentCents === null) return []
  return [{ ...spec(stayingRentCents, property), name: FACTS.stayingRent.label, ...PERIODS.renta }]
}

/** Beside a rent it is taxed as the rent is (monthly-bill.ts); beside a sale nobody said so. */
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
