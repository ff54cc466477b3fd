import { formatDay } from '#app/calendar/calendar-day.ts'
import { formatMeasure } from '#app/figures/measure.ts'
import { REFERENCE_PESOS_PER_DOLLAR, REFERENCE_RATE_DAY } from './price.ts'
import type { Currency } from '#app/catalogue/facts/vocabulary.ts'
import { type AskedSurface, NOTHING_ASKED, surfaceOf } from './asked-surface.ts'
import { type Bill, billSpan, everyBill } from './monthly-bill.ts'
import { priceSpan } from './quote-text.ts'
import { totalCents } from './quoted.ts'
import { FEET_AND_ROUNDING, type Ratio, SQUARE_FEET, areaRatio, times, toCents, toFigure } from './ratio.ts'
import type { Traded } from './readings.ts'
import { SURFACE_UNITS, type SurfaceUnit } from './surface-params.ts'

/** What somebody who wants a part of a property is told of it. */
export type SpaceCalculatorView = {
  /** From how much to how much can be asked for: '500 m² a 2,400 m²'. */
  range: string
  /** What stands in the field. */
  typed: string
  unit: SurfaceUnit
  /** What is wrong with what was asked. */
  fault: string | null
  answer: SpacePrice | null
}

/** `surface` in both units; `converted` in the other currency, by the rate that `note` tells. */
export type SpacePrice = { surface: string; bill: Bill; converted: string; note: string }

const OTHER: Record<Currency, { currency: Currency; name: string }> = {
  MXN: { currency: 'USD', name: 'dólares' },
  USD: { currency: 'MXN', name: 'pesos' },
}

type Divisible = Traded & { area: number | null; divisibleFrom: number | null }

/** Null for what is let or sold as a whole, and where its price is not known. */
export function spaceCalculator(property: Divisible, asked: AskedSurface | null): SpaceCalculatorView | null {
  const { divisibleFrom, area, category } = property
  if (!divisibleFrom || !area || divisibleFrom >= area || category === 'traspaso') return null
  if (totalCents(property) === null) return null
  const { figure, unit, typed } = asked ?? NOTHING_ASKED
  const range = `${toldSurface(areaRatio(divisibleFrom), unit)} a ${toldSurface(areaRatio(area), unit)}`
  const open = { range, typed, unit, fault: null, answer: null }
  if (asked === null) return open
  if (figure === null)
    return { ...open, fault: `Escribe una superficie, por ejemplo ${toldSurface(areaRatio(divisibleFrom), unit)}` }
  const surface = surfaceOf(figure, unit)
  if (toFigure(surface) < divisibleFrom || toFigure(surface) > area) return { ...open, fault: `Puede ser de ${range}` }
  return { ...open, answer: spacePrice({ ...property, area }, surface, unit) }
}

/** The price of a part, at what one m² of the whole costs; null where its price is not known. @param surface exact m² */
export function spacePrice(property: Traded & { area: number }, surface: Ratio, unit: SurfaceUnit): SpacePrice | null {
  const part = { ...property, area: { part: surface, whole: areaRatio(property.area) } }
  const span = spanOf(part)
  const bill = part.category === 'renta' ? everyBill(part) : null
  if (span === null) return null
  const { currency, name } = OTHER[part.currency]
  const sale = { label: 'Precio', value: priceSpan(span.from, span.to, part.currency) }
  const converted = priceSpan(convert(span.from, part.currency), span.to && convert(span.to, part.currency), currency)
  return {
    surface: `${toldSurface(surface, unit)} (${toldSurface(surface, unit === 'm2' ? 'ft2' : 'm2')})`,
    bill: bill ?? { lines: [], total: sale },
    converted: `Unos ${converted} en ${name}`,
    note: `Al tipo de referencia de ${REFERENCE_PESOS_PER_DOLLAR} pesos por dólar del ${formatDay(REFERENCE_RATE_DAY)}; no es una cotización. ${FEET_AND_ROUNDING}`,
  }
}

/** '500 m²', '5,381.95 ft²'. */
export function toldSurface(surface: Ratio, unit: SurfaceUnit): string {
  return formatMeasure(toFigure(unit === 'm2' ? surface : times(surface, SQUARE_FEET)), SURFACE_UNITS[unit])
}

/** What is paid in all: every month, or at once. */
function spanOf(part: Traded): { from: number; to: number | null } | null {
  if (part.category === 'renta') {
    const span = billSpan(part)
    return span && { from: span.from.total, to: span.to && span.to.total }
  }
  const from = totalCents(part)
  return from === null ? null : { from, to: totalCents({ ...part, priceCents: part.priceToCents }) }
}

/** Whole centavos of the other currency. */
function convert(cents: number, from: Currency): number {
  if (from === 'USD') return cents * REFERENCE_PESOS_PER_DOLLAR
  return toCents({ of: BigInt(cents), by: BigInt(REFERENCE_PESOS_PER_DOLLAR) })
}
