import { formatMeasure } from '#app/figures/measure.ts'
import { DEFAULT_RATE, type ReferenceRate } from './price.ts'
import type { Currency } from '#app/catalogue/facts/vocabulary.ts'
import { type RequestedSurface, NO_SURFACE, surfaceOf } from './requested-surface.ts'
import { type Bill, billSpan, fullBill } from './monthly-bill.ts'
import { priceSpan } from './quote-text.ts'
import { totalCents } from './quoted.ts'
import { FEET_AND_ROUNDING, type Ratio, SQUARE_FEET, areaRatio, times, toCents, toFigure } from './ratio.ts'
import { referenceRateText } from './reference-rate-text.ts'
import type { DetailedQuote } from './readings.ts'
import { SURFACE_UNITS, type SurfaceUnit } from './surface-params.ts'

/** The calculator of the price of a part of a property. */
export type SpaceCalculatorView = {
  /** The surfaces that can be requested: '500 m² a 2,400 m²'. */
  range: string
  /** The text of the field. */
  typed: string
  unit: SurfaceUnit
  /** The message about a wrong surface. */
  fault: string | null
  answer: SpacePrice | null
}

/** `surface`: in both units; `converted`: in the other currency, at the rate in `note`. */
export type SpacePrice = { surface: string; bill: Bill; converted: string; note: string }

const OTHER: Record<Currency, { currency: Currency; name: string }> = {
  MXN: { currency: 'USD', name: 'dólares' },
  USD: { currency: 'MXN', name: 'pesos' },
}

type Divisible = DetailedQuote & { area: number | null; divisibleFrom: number | null }

/** Null for a property that is not divisible, and where its price is unknown. */
export function spaceCalculator(
  property: Divisible,
  requested: RequestedSurface | null,
  rate: ReferenceRate = DEFAULT_RATE,
): SpaceCalculatorView | null {
  const { divisibleFrom, area, category } = property
  if (!divisibleFrom || !area || divisibleFrom >= area || category === 'traspaso') return null
  if (totalCents(property) === null) return null
  const { figure, unit, typed } = requested ?? NO_SURFACE
  const range = `${formatSurface(areaRatio(divisibleFrom), unit)} a ${formatSurface(areaRatio(area), unit)}`
  const open = { range, typed, unit, fault: null, answer: null }
  if (requested === null) return open
  if (figure === null)
    return { ...open, fault: `Escribe una superficie, por ejemplo ${formatSurface(areaRatio(divisibleFrom), unit)}` }
  const surface = surfaceOf(figure, unit)
  if (toFigure(surface) < divisibleFrom || toFigure(surface) > area) return { ...open, fault: `Puede ser de ${range}` }
  return { ...open, answer: spacePrice({ ...property, area }, surface, { unit, rate }) }
}

/** The price of a part at the price per m² of the whole; null where that is unknown. @param surface exact m² */
export function spacePrice(
  property: DetailedQuote & { area: number },
  surface: Ratio,
  { unit, rate = DEFAULT_RATE }: { unit: SurfaceUnit; rate?: ReferenceRate },
): SpacePrice | null {
  const part = { ...property, area: { part: surface, whole: areaRatio(property.area) } }
  const span = spanOf(part)
  const bill = part.category === 'renta' ? fullBill(part) : null
  if (span === null) return null
  const { currency, name } = OTHER[part.currency]
  const sale = { label: 'Precio', value: priceSpan(span.from, span.to, part.currency) }
  const convert = (cents: number) => toOtherCurrency(cents, part.currency, rate)
  const converted = priceSpan(convert(span.from), span.to && convert(span.to), currency)
  return {
    surface: `${formatSurface(surface, unit)} (${formatSurface(surface, unit === 'm2' ? 'ft2' : 'm2')})`,
    bill: bill ?? { lines: [], total: sale },
    converted: `Unos ${converted} en ${name}`,
    note: `Al tipo de referencia de ${referenceRateText(rate)}; no es una cotización. ${FEET_AND_ROUNDING}`,
  }
}

/** '500 m²', '5,381.95 ft²'. */
export function formatSurface(surface: Ratio, unit: SurfaceUnit): string {
  return formatMeasure(toFigure(unit === 'm2' ? surface : times(surface, SQUARE_FEET)), SURFACE_UNITS[unit])
}

/** The total: every month, or at once. */
function spanOf(part: DetailedQuote): { from: number; to: number | null } | null {
  if (part.category === 'renta') {
    const span = billSpan(part)
    return span && { from: span.from.total, to: span.to && span.to.total }
  }
  const from = totalCents(part)
  return from === null ? null : { from, to: totalCents({ ...part, priceCents: part.priceToCents }) }
}

/** Parts of a peso in which a rate is exact. */
const RATE_PARTS = 10_000

/** Whole centavos of the other currency. */
function toOtherCurrency(cents: number, from: Currency, { pesosPerDollar }: ReferenceRate): number {
  const [pesos, parts] = [BigInt(Math.round(pesosPerDollar * RATE_PARTS)), BigInt(RATE_PARTS)]
  return toCents(from === 'USD' ? { of: BigInt(cents) * pesos, by: parts } : { of: BigInt(cents) * parts, by: pesos })
}
