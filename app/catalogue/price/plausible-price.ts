import {
  CATEGORY_LABELS,
  type Category,
  PROPERTY_TYPE_LABELS,
  type PropertyType,
} from '#app/catalogue/facts/vocabulary.ts'
import { formatAmount, type ReferenceRate } from './price.ts'
import { type Quoted, basisOf, worthOf } from './quoted.ts'
import { type Offered, eachOffer } from './second-offer.ts'
import { toFigure } from './ratio.ts'

/** Pesos: the least and the most that anybody means. */
type Range = readonly [least: number, most: number]

/** Surface from which on land is sold and let as in the country. */
const LARGE_LAND = 5_000

/**
 * Pesos per m²: of a sale, and of a month's rent. Dollars are converted with the agency's reference rate.
 * Source: the asking prices of the demo catalogue (Monterrey and around, 2026), whose lowest and highest of each kind are
 * widened to at least a fifth and five times, then to the cheapest farm land and the dearest streets that are asked for in
 * Mexico. They only point out what nobody can mean, so they are wide: a price inside may still be wrong.
 */
const PER_M2: Record<PropertyType, { venta: Range; renta: Range }> = {
  casa: { venta: [1_500, 250_000], renta: [10, 3_000] },
  departamento: { venta: [2_500, 350_000], renta: [20, 2_500] },
  terreno: { venta: [5, 250_000], renta: [0.5, 800] },
  oficina: { venta: [2_500, 300_000], renta: [25, 5_000] },
  local: { venta: [800, 450_000], renta: [15, 6_000] },
  bodega: { venta: [800, 90_000], renta: [10, 1_200] },
}
const LARGE_LAND_PER_M2: { venta: Range; renta: Range } = { venta: [0.5, 100_000], renta: [0.01, 500] }
/** Surface up to which a space is a kiosk, a desk, a locker or the base of an antenna, which cost many times more per m². */
const SMALL_SPACE = 30
const SMALL_FACTOR = 10
/** Pesos for the whole, where there is no surface; a traspaso is never quoted by surface. */
const WHOLE: Record<Category, Range> = {
  venta: [20_000, 10_000_000_000],
  renta: [300, 100_000_000],
  traspaso: [2_000, 500_000_000],
}

type Priced = Offered & { type: PropertyType; area: number | null }

/** A price that nobody can mean. `control`: the amount in the form; `text`: a sentence with what it may be instead. */
export type OddPrice = { control: 'price' | 'priceTo' | 'secondPrice' | 'secondPriceTo'; text: string }

const CONTROLS = [
  ['price', 'priceTo'],
  ['secondPrice', 'secondPriceTo'],
] as const

/** The prices of a property, of both operations, that nobody can mean. They are pointed out, never refused. */
export function oddPrices(property: Priced, rate: ReferenceRate): OddPrice[] {
  return eachOffer(property).flatMap((offer, at) => {
    const [from, to] = CONTROLS[at] ?? CONTROLS[0]
    return [
      ...oddAmount(offer, { control: from, cents: offer.priceCents }, rate),
      ...oddAmount(offer, { control: to, cents: offer.priceToCents }, rate),
    ].slice(0, 1)
  })
}

function oddAmount(
  offer: Priced,
  { control, cents }: { control: OddPrice['control']; cents: number | null },
  rate: ReferenceRate,
): OddPrice[] {
  if (cents === null || offer.priceOnRequest) return []
  const quoted = { ...offer, priceCents: cents }
  const judged = judge(quoted, rate)
  if (judged.isPlausible) return []
  const hints = cents === 0 ? [] : hintsFor(quoted, rate)
  return [{ control, text: [sentence(quoted, judged), ...hints].join(' ') }]
}

type Judged = { isPlausible: boolean; pesos: number; range: Range; perM2: boolean }

/** What the price is by the table: for a m² where there is a surface, else for the whole. */
function judge(quoted: Priced, { pesosPerDollar }: ReferenceRate): Judged {
  const { total, perM2 } = worthOf(quoted.priceCents ?? 0, basisOf(quoted), quoted.area)
  const isPerM2 = perM2 !== null && quoted.category !== 'traspaso'
  const figure = isPerM2 ? perM2 : total
  const inPesos = quoted.currency === 'USD' ? pesosPerDollar : 1
  const pesos = figure === null ? 0 : (toFigure(figure) / 100) * inPesos
  const range = isPerM2 ? rangeOf(quoted) : WHOLE[quoted.category]
  return { isPlausible: pesos >= range[0] && pesos <= range[1], pesos, range, perM2: isPerM2 }
}

function rangeOf({ type, category, area }: Priced): Range {
  const ranges = type === 'terreno' && (area ?? 0) >= LARGE_LAND ? LARGE_LAND_PER_M2 : PER_M2[type]
  const [least, most] = category === 'renta' ? ranges.renta : ranges.venta
  return area !== null && area <= SMALL_SPACE ? [least, most * SMALL_FACTOR] : [least, most]
}

/** 'Son $0.02 MXN por m² al mes; una bodega en renta está entre $10 y $780.' */
function sentence({ type, category, currency }: Priced, { pesos, range, perM2 }: Judged): string {
  const unit = `${perM2 ? ' por m²' : ''}${category === 'renta' ? ' al mes' : ''}`
  const kind = `${PROPERTY_TYPE_LABELS[type].toLowerCase()} en ${CATEGORY_LABELS[category].toLowerCase()}`
  const converted = currency === 'USD' ? 'unos ' : ''
  const span = `entre ${pesosText(range[0])} y ${pesosText(range[1])}`
  return `Son ${converted}${pesosText(pesos)} MXN${unit}, y lo que se pide por ${kind} está ${span}.`
}

function pesosText(pesos: number): string {
  return pesos > 0 && pesos < 0.01 ? 'menos de $0.01' : formatAmount(Math.round(pesos * 100), 'MXN')
}

const PER_SURFACE = [{ priceBase: 'por_m2' }, '¿Es precio por m²?'] as const

/** Suggests what the price may mean instead: at most two corrections that make it plausible. */
function hintsFor(quoted: Priced, rate: ReferenceRate): string[] {
  const { type, category, currency, priceBase, priceCents } = quoted
  const cents = priceCents ?? 0
  const isRent = category === 'renta'
  const isBySurface = category !== 'traspaso' && priceBase === null
  // Homes are seldom quoted by surface.
  const isHome = type === 'casa' || type === 'departamento'
  const thousands = formatAmount(cents * 1000, currency)
  const readings: readonly (readonly [boolean, Partial<Quoted>, string])[] = [
    [isBySurface && !isHome, ...PER_SURFACE],
    [priceBase !== null, { priceBase: null }, '¿Es el precio total, y no por superficie?'],
    [category === 'venta', { category: 'renta' }, '¿Es el precio de renta?'],
    [cents < 100_000_00, { priceCents: cents * 1000 }, `¿Faltan los miles (${thousands})?`],
    [isRent && quoted.pricePeriod === null, { pricePeriod: 'anio' }, '¿Es la renta de un año?'],
    [isRent && quoted.pricePeriod === 'anio', { pricePeriod: null }, '¿Es la renta de un mes?'],
    [true, { currency: currency === 'USD' ? 'MXN' : 'USD' }, currency === 'USD' ? '¿Son pesos?' : '¿Son dólares?'],
    [isRent, { category: 'venta' }, '¿Es el precio de venta?'],
    [isBySurface && isHome, ...PER_SURFACE],
  ]
  return readings
    .filter(([applies, other]) => applies && judge({ ...quoted, ...other }, rate).isPlausible)
    .map(([, , question]) => question)
    .slice(0, 2)
}
