import { foldText } from '#app/text/fold-text.ts'
import type { Currency } from '#app/catalogue/facts/vocabulary.ts'
import { DEFAULT_RATE } from '#app/catalogue/price/price.ts'
import { SQUARE_FEET } from '#app/catalogue/price/ratio.ts'
import {
  AMOUNT,
  HUNDREDS,
  MILLIONS,
  SQUARE_METRES,
  type SearchRange,
  UP_TO,
  plainNumber,
  rangePatterns,
  searchRange,
} from './amounts.ts'

/** In centavos. No rent and no sale is cheaper: a lower figure is a price per square metre. */
const LOWEST_PRICE = 1_000_00
/** In centavos: the largest price that can be stored. */
const HIGHEST_PRICE = 999_999_999_999_99

const THOUSAND = 1_000
const MILLION = 1_000_000

const FIGURE = `(?:${AMOUNT}|medio(?= millon))`
const THOUSANDS = ['mil', 'k']
const SCALE = `(?:${THOUSANDS.join('|')}|${MILLIONS})`
/** '2 millones', '15 mil', 'un millón y medio', '1 millón 200 mil', 'doce mil quinientos'. */
const IN_MILLIONS = `(?:${FIGURE} ?${MILLIONS}(?: y medio| (?:con )?${FIGURE} ?mil)?|millon y medio)`
const SCALED = `(?:${IN_MILLIONS}|${FIGURE} ?(?:${THOUSANDS.join('|')})(?: ${HUNDREDS})?)`
/** '$15,000 M.N.' is how quotes are written. */
const PESOS = '(?:de )?(?:pesos|mxn|m\\.?n)'

const DOLLARS = '(?:usd|dolares|dlls?|dls)'
const SURFACE = '(?:m2|mt2|mts2?|mtrs?|metros?|ft2|sqm|sq|sf|square|pies?2?|feet|foot|ft|ha|has|hectareas?)'
/** After these words an amount is no price: it goes on, is per surface or year, in dollars, or no money. */
const OTHER = `(?:(?:de )?(?:pesos|mxn|m\\.?n|${SCALE}|${DOLLARS})|(?:(?:por|el|al|x|/|cada) ?)?${SURFACE}|(?:(?:al|por) ano|anual(?:es)?)|y medio|${FIGURE} ?(?:${SCALE}|pesos)|kvas?|kg|kilos|toneladas?|litros|personas|habitantes)`
const MONTHLY = '(?:/mes| (?:al mes|por mes|mensual(?:es)?))'
const IVA = '(?: ?(?:mas|\\+) ?iva)'
const END = `(?! ${OTHER} )${MONTHLY}?${IVA}?(?! ${OTHER} )`
/** A figure that is a price because of the words after it: '20 mil al mes', '18,000 + IVA'. */
const BY_END = `(?:${SCALED}|${FIGURE})(?=${MONTHLY}?${IVA} |${MONTHLY} )`

const WITH_SIGN = `\\$ ?(?:${SCALED}|${FIGURE})(?: ${PESOS})?`
/** From five digits on, a maximum without a unit is a price: 'hasta 20000'. The end of '5000 hasta 20000' may be a surface. */
const BARE_LIMIT = `(?<= ${UP_TO} )(?<! ${AMOUNT} hasta )(?:[1-9]\\d{1,2}(?:,\\d{3})+|[1-9]\\d{4,})(?:\\.\\d+)?(?:=_*)?`
const ONE_PRICE = `(?:${WITH_SIGN}|${SCALED}(?: ${PESOS})?|${FIGURE} ${PESOS}|${BY_END}|${BARE_LIMIT})${END}`
/** Without 'hasta' or the like, thousands alone are not taken for a price. */
const PRICE_ALONE = `(?:${WITH_SIGN}|${IN_MILLIONS}(?: ${PESOS})?|(?:${SCALED}|${FIGURE}) ${PESOS}|${BY_END}|(?<= (?:precio|presupuesto)(?: de)? )(?:${SCALED}|${FIGURE}))${END}`
const FIRST_PRICE = `(?:\\$ ?)?(?:${SCALED}|${FIGURE})(?: ${PESOS})?`

const BY_MONTH = new RegExp(`${MONTHLY}(?![a-z])`)
const PRICE_PATTERNS = rangePatterns(
  { one: ONE_PRICE, first: FIRST_PRICE, alone: PRICE_ALONE },
  '(?:(?:precio|presupuesto)(?: de)? )?',
)
const PRICE_PARTS = new RegExp(
  `^(?:\\$ ?)?(?<amount>${FIGURE})? ?(?<scale>${SCALE}(?![a-z]))?(?: (?:(?<half>y medio)|(?:con )?(?<thousands>${FIGURE}) ?mil|(?<hundreds>${HUNDREDS})))?`,
)

/**
 * The first price in a search, in centavos of pesos: 'hasta 20 mil', 'menos de $5 millones', 'entre 15 y 20 mil pesos',
 * '1.5 mdp'. A figure alone is no price; neither is a price per surface, per year or in dollars.
 */
export function priceInSearch(search: string): SearchRange | null {
  const range = searchRange(search, PRICE_PATTERNS, (first, second) => {
    const prices = [inCents(first, second), inCents(second, second)] as const
    return prices.every((price) => price >= LOWEST_PRICE && price <= HIGHEST_PRICE) ? prices : null
  })
  return range?.near ? { ...range, least: Math.ceil(range.least), most: Math.floor(range.most) } : range
}

/** Whether only a sale can have this price: it is in millions and not per month. */
export function isSalePrice({ near, least, most, typed }: SearchRange): boolean {
  return (near ?? most ?? least ?? 0) >= MILLION * 100 && !BY_MONTH.test(foldText(typed))
}

/**
 * A price in centavos. 'De 15 a 20 mil', 'de 500 a 1 millón': the scale of the second price also holds for a smaller
 * first one.
 */
function inCents(price: string, second: string): number {
  const own = priceParts(price)
  const other = priceParts(second)
  const isBelowMillions = other.scale === MILLION && own.amount < THOUSAND
  const shared = own.amount < other.amount ? other.scale : isBelowMillions ? THOUSAND : null
  return Math.round((own.amount * (own.scale ?? shared ?? 1) + own.more) * 100)
}

/** `more`: the amount after the scale, in pesos. */
function priceParts(price: string): { amount: number; scale: number | null; more: number } {
  const { amount = '', scale, half, thousands, hundreds } = PRICE_PARTS.exec(price)?.groups ?? {}
  const more = half ? MILLION / 2 : thousands ? plainNumber(thousands) * THOUSAND : hundreds ? plainNumber(hundreds) : 0
  return { amount: plainNumber(amount), scale: scale ? (THOUSANDS.includes(scale) ? THOUSAND : MILLION) : null, more }
}

/**
 * A price per surface, in centavos of pesos per m² (of a month's rent, or of a sale). `currency`: the one in the search;
 * dollars are at `DEFAULT_RATE`, whatever the agency's rate.
 */
export type SearchRate = SearchRange & { currency: Currency }

/** In centavos per m²: nothing in the catalogue costs more. */
const HIGHEST_RATE = 10_000_000_00
const FEET_IN_METRE = Number(SQUARE_FEET.of) / Number(SQUARE_FEET.by)
const MONTHS = 12

const RATE_FIGURE = `(?:(?:${AMOUNT} ?)?mil(?: ${HUNDREDS})?|${AMOUNT}(?: ?k(?![a-z]))?)`
const MONEY = '(?:de )?(?:pesos?|mxn|usd|dolar(?:es)?|dlls?|dls)'
const SIGN = '(?:us\\$|u\\$[sd]|usd ?\\$?|\\$) ?'
const FIRST_RATE = `(?:${SIGN})?${RATE_FIGURE}(?: ?${MONEY})?`
const AS_MONEY = `(?:${SIGN}${RATE_FIGURE}(?: ?${MONEY})?|${RATE_FIGURE} ?${MONEY})`

const PER = '(?: ?/ ?| (?:por|el|al|x|cada) )'
const SQUARE = `(?:${SQUARE_METRES}|metros? 2|ft2|sq ?ft|pies?2|pies? cuadrados?)`
const PERIOD = '(?:/(?:mes|ano)| (?:al|por) (?:mes|ano)| mensual(?:es)?| anual(?:es)?)?'
/**
 * '150 pesos m2', '$150 el metro', '8 usd/ft2 al año', '110 por m2 + IVA', '3 mil el metro'. 'Metros' without money
 * are sides of a plot.
 */
const RATE = `(?:${AS_MONEY}(?:(?:${PER}| )${SQUARE}|${PER}(?:metro|mt|m|pie))|${RATE_FIGURE}${PER}${SQUARE}|${RATE_FIGURE} (?:el|por) metro)${PERIOD}${IVA}?`

const RATE_PATTERNS = rangePatterns(
  { one: RATE, first: FIRST_RATE, alone: RATE },
  '(?:(?:precio|renta|presupuesto)(?: de)? )?',
)
const RATE_PARTS = new RegExp(
  `^(?:${SIGN})?(?<amount>${AMOUNT})?(?<mil> ?(?:mil|k)(?![a-z])(?: (?<hundreds>${HUNDREDS}))?)?`,
)
const IN_DOLLARS = /usd|us\$|u\$|dolar|dll?s/
const PER_FOOT = /ft2|sq ?ft|pie/
const PER_YEAR = /ano|anual/

/** The first price per surface in a search: 'menos de 150 pesos el m2', '8 usd m2', 'de 100 a 120 por m2', '$12 USD/ft2 al año'. */
export function rateInSearch(search: string): SearchRate | null {
  let currency: Currency = 'MXN'
  const range = searchRange(search, RATE_PATTERNS, (first, second) => {
    currency = IN_DOLLARS.test(`${first} ${second}`) ? 'USD' : 'MXN'
    // The unit after the second price also holds for the first.
    const unit = rateUnit(second, currency)
    const rates = [rateAmount(first, second) * unit, rateAmount(second, second) * unit] as const
    return rates.every((rate) => rate > 0 && rate <= HIGHEST_RATE) ? rates : null
  })
  return range && { ...range, currency }
}

/** One unit of the amount of a rate, in centavos of pesos per m². */
function rateUnit(rate: string, currency: Currency): number {
  const inCentavos = 100 * (currency === 'USD' ? DEFAULT_RATE.pesosPerDollar : 1)
  return (inCentavos * (PER_FOOT.test(rate) ? FEET_IN_METRE : 1)) / (PER_YEAR.test(rate) ? MONTHS : 1)
}

/** 'De 4 a 5 mil': the 'mil' of the second amount also holds for a smaller first one. */
function rateAmount(rate: string, second: string): number {
  const [own, other] = [rateParts(rate), rateParts(second)]
  const isThousands = own.isThousands || (other.isThousands && own.amount < other.amount)
  return own.amount * (isThousands ? 1_000 : 1) + own.more
}

function rateParts(rate: string): { amount: number; isThousands: boolean; more: number } {
  const { amount = '', mil, hundreds } = RATE_PARTS.exec(rate)?.groups ?? {}
  return { amount: plainNumber(amount), isThousands: mil !== undefined, more: hundreds ? plainNumber(hundreds) : 0 }
}
