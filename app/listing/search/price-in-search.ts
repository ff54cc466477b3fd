import { foldText } from '#app/text/fold-text.ts'
import { type SearchRange, rangeWordings, searchRange } from './search-range.ts'
import { AMOUNT, HUNDREDS, MILLIONS, plainNumber } from './amount-words.ts'

/** In centavos. No rent and no sale is below it: what is, is quoted for a square metre. */
const LEAST = 1_000_00
/** What the store takes. */
const MOST = 999_999_999_999_99

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

/** What follows makes it another thing: more of the amount, a price by surface or by year, dollars, or no money at all. */
const DOLLARS = '(?:usd|dolares|dlls?|dls)'
const SURFACE = '(?:m2|mt2|mts2?|mtrs?|metros?|ft2|sq|pies?2?|ha|has|hectareas?)'
const OTHER = `(?:(?:de )?(?:pesos|mxn|m\\.?n|${SCALE}|${DOLLARS})|(?:(?:por|el|al|x|/|cada) ?)?${SURFACE}|(?:(?:al|por) ano|anual(?:es)?)|y medio|${FIGURE} ?(?:${SCALE}|pesos)|kvas?|kg|kilos|toneladas?|litros|personas|habitantes)`
const MONTHLY = '(?:/mes| (?:al mes|por mes|mensual(?:es)?))'
const IVA = '(?: ?(?:mas|\\+) ?iva)'
const END = `(?! ${OTHER} )${MONTHLY}?${IVA}?(?! ${OTHER} )`
/** A figure that is money by what follows: '20 mil al mes', '18,000 + IVA'. */
const BY_END = `(?:${SCALED}|${FIGURE})(?=${MONTHLY}?${IVA} |${MONTHLY} )`

const WITH_SIGN = `\\$ ?(?:${SCALED}|${FIGURE})(?: ${PESOS})?`
const ONE = `(?:${WITH_SIGN}|${SCALED}(?: ${PESOS})?|${FIGURE} ${PESOS}|${BY_END})${END}`
/** Without 'hasta' or the like a thousand may be of anything. */
const ALONE = `(?:${WITH_SIGN}|${IN_MILLIONS}(?: ${PESOS})?|(?:${SCALED}|${FIGURE}) ${PESOS}|${BY_END}|(?<= (?:precio|presupuesto)(?: de)? )(?:${SCALED}|${FIGURE}))${END}`
const FIRST = `(?:\\$ ?)?(?:${SCALED}|${FIGURE})(?: ${PESOS})?`

const BY_MONTH = new RegExp(`${MONTHLY}(?![a-z])`)
const WORDINGS = rangeWordings({ one: ONE, first: FIRST, alone: ALONE }, '(?:(?:precio|presupuesto)(?: de)? )?')
const PARTS = new RegExp(
  `^(?:\\$ ?)?(?<amount>${FIGURE})? ?(?<scale>${SCALE}(?![a-z]))?(?: (?:(?<half>y medio)|(?:con )?(?<thousands>${FIGURE}) ?mil|(?<hundreds>${HUNDREDS})))?`,
)

/**
 * The first price in a search, in centavos of pesos: 'hasta 20 mil', 'menos de $5 millones', 'entre 15 y 20 mil pesos',
 * '1.5 mdp'. A figure alone is none, nor is a price by surface, by year or in dollars.
 */
export function priceInSearch(search: string): SearchRange | null {
  const asked = searchRange(search, WORDINGS, (first, second) => {
    const prices = [inCents(first, second), inCents(second, second)] as const
    return prices.every((price) => price >= LEAST && price <= MOST) ? prices : null
  })
  return asked?.near ? { ...asked, least: Math.ceil(asked.least), most: Math.floor(asked.most) } : asked
}

/** A price that only a sale has: in millions, and not by the month. */
export function isSalePrice({ near, least, most, said }: SearchRange): boolean {
  return (near ?? most ?? least ?? 0) >= MILLION * 100 && !BY_MONTH.test(foldText(said))
}

/** 'De 15 a 20 mil', 'de 500 a 1 millón': the scale may stand once, after the larger price. */
function inCents(said: string, other: string): number {
  const own = partsOf(said)
  const given = partsOf(other)
  const isBelowMillions = given.scale === MILLION && own.amount < THOUSAND
  const shared = own.amount < given.amount ? given.scale : isBelowMillions ? THOUSAND : null
  return Math.round((own.amount * (own.scale ?? shared ?? 1) + own.more) * 100)
}

/** `more`: what is said after the scale, in pesos. */
function partsOf(said: string): { amount: number; scale: number | null; more: number } {
  const { amount = '', scale, half, thousands, hundreds } = PARTS.exec(said)?.groups ?? {}
  const more = half ? MILLION / 2 : thousands ? plainNumber(thousands) * THOUSAND : hundreds ? plainNumber(hundreds) : 0
  return { amount: plainNumber(amount), scale: scale ? (THOUSANDS.includes(scale) ? THOUSAND : MILLION) : null, more }
}
