import type { Currency } from '#app/catalogue/facts/vocabulary.ts'
import { REFERENCE_PESOS_PER_DOLLAR } from '#app/catalogue/price/price.ts'
import { SQUARE_FEET } from '#app/catalogue/price/ratio.ts'
import { type SearchRange, rangeWordings, searchRange } from './search-range.ts'
import { AMOUNT, HUNDREDS, plainNumber } from './amount-words.ts'

/** A price by surface, in centavos of pesos per m² (of a month's rent, or of a sale), and the currency that it is said in. */
export type SearchRate = SearchRange & { currency: Currency }

/** In centavos: nothing in the catalogue is dearer by the metre. */
const MOST = 10_000_000_00
const FEET_IN_METRE = Number(SQUARE_FEET.of) / Number(SQUARE_FEET.by)
const MONTHS = 12

const FIGURE = `(?:(?:${AMOUNT} ?)?mil(?: ${HUNDREDS})?|${AMOUNT}(?: ?k(?![a-z]))?)`
const MONEY = '(?:de )?(?:pesos?|mxn|usd|dolar(?:es)?|dlls?|dls)'
const SIGN = '(?:us\\$|u\\$[sd]|usd ?\\$?|\\$) ?'
const FIRST = `(?:${SIGN})?${FIGURE}(?: ?${MONEY})?`
const AS_MONEY = `(?:${SIGN}${FIGURE}(?: ?${MONEY})?|${FIGURE} ?${MONEY})`

const BY = '(?: ?/ ?| (?:por|el|al|x|cada) )'
const SQUARE = '(?:m2|mt2|mts2|metros? cuadrados?|metros? 2|mts? cuadrados?|ft2|sq ?ft|pies?2|pies? cuadrados?)'
const PERIOD = '(?:/(?:mes|ano)| (?:al|por) (?:mes|ano)| mensual(?:es)?| anual(?:es)?)?'
const IVA = '(?: ?(?:mas|\\+) ?iva)?'
/**
 * '150 pesos m2', '$150 el metro', '8 usd/ft2 al año', '110 por m2 + IVA', '3 mil el metro'; 'metros' beside no money
 * are sides of a plot.
 */
const RATE = `(?:${AS_MONEY}(?:(?:${BY}| )${SQUARE}|${BY}(?:metro|mt|m|pie))|${FIGURE}${BY}${SQUARE}|${FIGURE} (?:el|por) metro)${PERIOD}${IVA}`

const WORDINGS = rangeWordings({ one: RATE, first: FIRST, alone: RATE }, '(?:(?:precio|renta|presupuesto)(?: de)? )?')
const PARTS = new RegExp(
  `^(?:${SIGN})?(?<amount>${AMOUNT})?(?<mil> ?(?:mil|k)(?![a-z])(?: (?<hundreds>${HUNDREDS}))?)?`,
)
const IN_DOLLARS = /usd|us\$|u\$|dolar|dll?s/
const BY_FOOT = /ft2|sq ?ft|pie/
const BY_YEAR = /ano|anual/

/** The first price by surface in a search: 'menos de 150 pesos el m2', '8 usd m2', 'de 100 a 120 por m2', '$12 USD/ft2 al año'. */
export function rateInSearch(search: string): SearchRate | null {
  let currency: Currency = 'MXN'
  const asked = searchRange(search, WORDINGS, (first, second) => {
    currency = IN_DOLLARS.test(`${first} ${second}`) ? 'USD' : 'MXN'
    // What stands once, after the second, is of both.
    const unit = unitOf(second, currency)
    const rates = [amountOf(first, second) * unit, amountOf(second, second) * unit] as const
    return rates.every((rate) => rate > 0 && rate <= MOST) ? rates : null
  })
  return asked && { ...asked, currency }
}

/** What one of the said amounts is in centavos of pesos per m². */
function unitOf(said: string, currency: Currency): number {
  const inCentavos = 100 * (currency === 'USD' ? REFERENCE_PESOS_PER_DOLLAR : 1)
  return (inCentavos * (BY_FOOT.test(said) ? FEET_IN_METRE : 1)) / (BY_YEAR.test(said) ? MONTHS : 1)
}

/** 'De 4 a 5 mil': the thousands of the greater are of both. */
function amountOf(said: string, other: string): number {
  const [own, given] = [partsOf(said), partsOf(other)]
  const isThousands = own.isThousands || (given.isThousands && own.amount < given.amount)
  return own.amount * (isThousands ? 1_000 : 1) + own.more
}

function partsOf(said: string): { amount: number; isThousands: boolean; more: number } {
  const { amount = '', mil, hundreds } = PARTS.exec(said)?.groups ?? {}
  return { amount: plainNumber(amount), isThousands: mil !== undefined, more: hundreds ? plainNumber(hundreds) : 0 }
}
