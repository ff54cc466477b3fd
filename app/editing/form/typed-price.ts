import { readFigure } from '#app/forms/control-readers.ts'
import { FACTS } from '#app/catalogue/facts/facts.ts'
import { VATS, PRICE_BASES, PRICE_PERIODS, MAINTENANCE_BASES } from '#app/catalogue/facts/quote-vocabulary.ts'
import type { PropertyFormValues } from '#app/editing/form-state/form-values.ts'
import { centsFromText } from '#app/catalogue/price/price.ts'
import { worthOf } from '#app/catalogue/price/quoted.ts'
import { toCents } from '#app/catalogue/price/ratio.ts'
import type { DetailedQuote } from '#app/catalogue/price/readings.ts'
import { CATEGORIES, CURRENCIES } from '#app/catalogue/facts/vocabulary.ts'

/** The lowest plausible price of one m² in centavos, per month or for sale: no land in the state is cheaper. */
const LEAST_PER_M2 = { MXN: 1_00, USD: 5 }

/** The price of the controls, any of which may be unfinished. */
export function typedPrice(values: PropertyFormValues): DetailedQuote {
  const category = one(CATEGORIES, values.category) ?? 'venta'
  const isWhole = category === 'traspaso'
  return {
    category,
    currency: one(CURRENCIES, values.currency) ?? 'MXN',
    priceCents: centsFromText(values.price),
    priceToCents: isWhole ? null : centsFromText(values.priceTo),
    priceBase: isWhole ? null : one(PRICE_BASES, values.priceBase),
    pricePeriod: category === 'renta' ? one(PRICE_PERIODS, values.pricePeriod) : null,
    priceOnRequest: values.priceOnRequest === 'si' ? 'si' : null,
    vat: one(VATS, values.vat),
    maintenanceCents: centsFromText(values.maintenance),
    maintenanceBase: one(MAINTENANCE_BASES, values.maintenanceBase),
    area: areaFrom(values.area),
  }
}

/** The price of the second operation; null without one. Maintenance is in the currency of the first. */
export function typedSecondPrice(values: PropertyFormValues): DetailedQuote | null {
  if (values.secondCategory === '') return null
  const currency = one(CURRENCIES, values.secondCurrency) ?? 'MXN'
  return typedPrice({
    ...values,
    category: values.secondCategory,
    currency,
    price: values.secondPrice,
    priceTo: values.secondPriceTo,
    priceBase: values.secondPriceBase,
    priceOnRequest: values.secondPriceOnRequest,
    vat: values.secondVat,
  })
}

/** Whether a total price gives so little per m² that it must be the price of one m². */
export function looksLikeOneM2(price: DetailedQuote): boolean {
  const { category, currency, priceCents, priceBase, pricePeriod: period, area } = price
  if (!priceCents || priceBase || category === 'traspaso') return false
  const { perM2 } = worthOf(priceCents, { base: null, period }, area)
  return perM2 !== null && toCents(perM2) < LEAST_PER_M2[currency]
}

/** The surface as it would be stored; null for an unreadable one or 0. */
function areaFrom(text: string): number | null {
  const read = readFigure(text, { decimals: FACTS.area.decimals })
  return 'value' in read ? read.value || null : null
}

function one<Code extends string>(codes: readonly Code[], text: string): Code | null {
  return codes.find((code) => code === text) ?? null
}
