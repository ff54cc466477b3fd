import { readTypedDay } from '#app/calendar/said-day.ts'
import { readWrittenDay } from '#app/calendar/written-day.ts'
import {
  BELOW_NOTHING,
  BELOW_ZERO,
  FIGURE,
  type FigureLimits,
  type Reading,
  readCode,
  readEmail,
  readFigure,
  readText,
} from '#app/forms/control-readers.ts'
import { readPhone } from '#app/forms/phone-rule.ts'
import { ambiguousPoint } from '#app/forms/ambiguous-point.ts'
import { twoFiguresMessage } from '#app/figures/two-figures.ts'
import { placeQuestion } from '#app/catalogue/place/map-link.ts'
import { storedMapLink } from '#app/catalogue/place/typed-map-link.ts'
import { namedCurrency } from '#app/catalogue/price/named-currency.ts'
import { centsFromText } from '#app/catalogue/price/price.ts'
import { tourLink } from '#app/catalogue/facts/tour-link.ts'
import { readCommission } from '#app/catalogue/facts/commission.ts'
import type { Fact } from '#app/catalogue/facts/fact.ts'
import { FACTS } from '#app/catalogue/facts/facts.ts'

/** An earlier year of construction is a typing error; a planned one may be some years ahead. */
const FIRST_YEAR = 1500
const YEARS_AHEAD = 10

/**
 * Reads the text of a fact's control by the kind of the fact.
 * @param today the day of the agency
 */
export function readFact(fact: Fact, typed: string, today: string): Reading<string | number | null> {
  const { required } = fact.form
  switch (fact.kind) {
    case 'text':
      return fact.isPlace ? readPlace(typed, fact.most) : readText(typed, { most: fact.most, required })
    case 'email':
      return readEmail(typed)
    case 'tour':
      return readTour(typed)
    case 'phone':
      return readPhone(typed)
    case 'commission':
      return readCommission(typed)
    case 'figure':
      return readOneFigure(typed, { decimals: fact.decimals, most: fact.most, required })
    case 'year':
      return readYear(typed, today)
    case 'day':
      return readDay(typed, { today, isDeadline: fact.isDeadline === true })
    case 'code':
    case 'choice':
      return readCode(typed, fact.codes)
    case 'listed':
      return readCode(typed, fact.options)
    case 'money':
    case 'price':
      // Whether the price is required depends on other controls (quote-faults.ts).
      return readMoney(typed, fact)
    case 'codes':
    case 'pictures':
    case 'complex':
    case 'asesor':
    case 'owner':
      throw new Error(
        'Conditions, pictures, the conjunto, the asesor and the owner depend on more than one text: checkProperty reads them itself',
      )
  }
}

/** Kept out of `readFigure`, which visitors' pages load too. */
function readOneFigure(typed: string, limits: FigureLimits): Reading<number | null> {
  const read = readFigure(typed, limits)
  const said = 'message' in read ? twoFiguresMessage(typed) : null
  return said === null ? read : { message: said }
}

/** A maps link, an iframe or coordinates; of a link in a text, the link. Only a point that can't be right is refused. */
function readPlace(typed: string, most: number): Reading<string | null> {
  const read = readText(typed, { most })
  if ('message' in read || read.value === null) return read
  const question = placeQuestion(read.value)
  return question === null ? { value: storedMapLink(read.value) } : { message: question }
}

function readTour(typed: string): Reading<string | null> {
  if (typed.trim() === '') return { value: null }
  const link = tourLink(typed)
  return link ? { value: link.url } : { message: 'Pega un enlace de YouTube, Vimeo, Matterport o Kuula' }
}

function readYear(typed: string, today: string): Reading<number | null> {
  const last = Number(today.slice(0, 4)) + YEARS_AHEAD
  const read = readFigure(typed, { decimals: 0 })
  if ('message' in read || read.value === null) return read
  return read.value >= FIRST_YEAR && read.value <= last
    ? read
    : { message: `Escribe un año entre ${FIRST_YEAR} y ${last}` }
}

type MoneyFact = Extract<Fact, { kind: 'money' | 'price' }>

const WRONG_AMOUNT = 'Escribe una cantidad, por ejemplo 264,000 o 264,000.50'

/** Whole centavos, up to twelve digits. */
function readMoney(text: string, fact: MoneyFact): Reading<number | null> {
  const plain = text.replaceAll(/[\s$]/g, '')
  if (plain === '') return { value: null }
  if (BELOW_NOTHING.test(plain)) return { message: BELOW_ZERO }
  const value = FIGURE.test(plain) ? centsFromText(plain.replace('-', '')) : null
  if (value !== null) return { value }
  return /^[\d,]{13,}(?:\.\d{0,2})?$/.test(plain)
    ? { message: 'Admite hasta 12 dígitos' }
    : {
        message:
          currencyFault(text, fact) ??
          twoFiguresMessage(text) ??
          ambiguousPoint(plain, { decimals: 2 }) ??
          WRONG_AMOUNT,
      }
}

/** The message for an amount with a currency: almost every amount is in the currency chosen beside the price. */
function currencyFault(text: string, fact: MoneyFact): string | null {
  if (namedCurrency(text) === null) return null
  if (fact.kind === 'price' || fact === FACTS.secondPrice) return 'Escribe solo la cantidad y elige su moneda al lado'
  return `Escribe solo la cantidad, en ${fact.inPesosAYear ? 'pesos' : 'la moneda del precio'}`
}

const WRONG_DAY = 'Escribe una fecha válida'

/** A day; a deadline must not be before today (decision 10). */
function readDay(text: string, { today, isDeadline }: { today: string; isDeadline: boolean }): Reading<string | null> {
  if (text.trim() === '') return { value: null }
  const value = readTypedDay(text, today)
  if (value === null) return { message: WRONG_DAY }
  return isDeadline && value < today ? { message: 'La fecha no puede ser anterior a hoy' } : { value }
}

/** A day of a file, which may be past. 'fin de mes' and '3/12' are refused: nobody knows when they were written. */
export function readFileDay(text: string): Reading<string | null> {
  if (text.trim() === '') return { value: null }
  const value = readWrittenDay(text)
  return value === null ? { message: WRONG_DAY } : { value }
}
