import { REFERENCE_PESOS_PER_DOLLAR } from '#app/properties/price.ts'
import type { Category, Currency } from '#app/properties/vocabulary.ts'
import type { Random } from './random.ts'

/** Pesos per m² in an average zone: rents by the month; `level` is how strongly the zone moves them. */
const MARKETS = {
  industrial: { rent: 118, sale: 14_200, usualArea: 2500, level: 1 },
  smallWarehouse: { rent: 130, sale: 15_800, usualArea: 550, level: 1 },
  shop: { rent: 330, sale: 38_000, usualArea: 120, level: 1.1 },
  anchorShop: { rent: 195, sale: 24_000, usualArea: 1200, level: 1 },
  bank: { rent: 430, sale: 47_000, usualArea: 260, level: 1 },
  office: { rent: 290, sale: 34_000, usualArea: 110, level: 0.9 },
  towerOffice: { rent: 305, sale: 36_500, usualArea: 220, level: 0.9 },
  officeBuilding: { rent: 262, sale: 31_000, usualArea: 1400, level: 0.9 },
  industrialLand: { rent: 14, sale: 2100, usualArea: 9000, level: 1.2 },
  urbanLand: { rent: 64, sale: 11_200, usualArea: 1200, level: 2 },
  house: { rent: 205, sale: 29_000, usualArea: 330, level: 1 },
  apartment: { rent: 245, sale: 36_000, usualArea: 90, level: 0.9 },
} as const
export type Market = keyof typeof MARKETS

/** What one more doubling of the size takes off the price of a m². */
const SIZE_EFFECT = 0.1
/** Industrial property of this size and more is often quoted in dollars. */
const DOLLARS_FROM_M2 = 2500
/** What a transfer of a running business costs, per m² and at most. */
const TRANSFER = { perM2: 5200, least: 180_000, most: 1_900_000 }

type Priced = { priceCents: number; pricePerM2Cents: number | null; currency: Currency }
type Offered = { market: Market; category: Category; area: number; pricedArea: number; level: number }

/**
 * A believable price, rounded as brokers round.
 * @param offered `area` is what the price per m² divides by, `pricedArea` what it was worked out from
 */
export function priceOf(random: Random, { market, category, area, pricedArea, level }: Offered): Priced {
  if (category === 'traspaso') {
    const wanted = (TRANSFER.perM2 * area * level * random.step(80, 120, 5)) / 100
    const price = roundTo(Math.min(TRANSFER.most, Math.max(TRANSFER.least, wanted)), wanted > 500_000 ? 50_000 : 10_000)
    return { priceCents: price * 100, pricePerM2Cents: null, currency: 'MXN' }
  }
  const { usualArea, level: effect, ...base } = MARKETS[market]
  const size = (usualArea / pricedArea) ** SIZE_EFFECT
  const unit = base[category === 'renta' ? 'rent' : 'sale'] * level ** effect * size * (random.int(92, 108) / 100)
  const currency = quotedIn(random, market, area)
  const priceCents =
    currency === 'USD'
      ? inDollars(unit / REFERENCE_PESOS_PER_DOLLAR, area, category)
      : category === 'renta'
        ? rent(random, unit, area, pricedArea, market)
        : sale(unit, area, pricedArea, market)
  return { priceCents, pricePerM2Cents: Math.round(priceCents / area), currency }
}

function quotedIn(random: Random, market: Market, area: number): Currency {
  const industrial = market === 'industrial' || market === 'industrialLand'
  return industrial && area >= DOLLARS_FROM_M2 && random.chance(market === 'industrial' ? 0.45 : 0.25) ? 'USD' : 'MXN'
}

/** Rents of homes are round sums; of everything else, most are a round price per m². */
function rent(random: Random, unit: number, area: number, pricedArea: number, market: Market): number {
  if (market === 'house' || market === 'apartment') return roundTo(unit * pricedArea, 500) * 100
  if (market === 'shop' && random.chance(0.5)) return roundTo(unit * area, 500) * 100
  return roundTo(roundTo(unit, unit < 60 ? 1 : 5) * area, Number.isInteger(area) ? 1 : 10) * 100
}

function sale(unit: number, area: number, pricedArea: number, market: Market): number {
  if (market === 'industrialLand' || market === 'urbanLand') return roundTo(unit, unit < 3000 ? 50 : 100) * area * 100
  const price = unit * pricedArea
  return roundTo(price, price > 5_000_000 ? 50_000 : 10_000) * 100
}

function inDollars(unit: number, area: number, category: Category): number {
  if (category === 'renta') return Math.round(roundTo(unit * 20, 1) * 5 * area)
  return unit < 300 ? roundTo(unit, 5) * area * 100 : roundTo(unit * area, 5000) * 100
}

/** The nearest multiple of a step. */
export function roundTo(value: number, step: number): number {
  return Math.round(value / step) * step
}
