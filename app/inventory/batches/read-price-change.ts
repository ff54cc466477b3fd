import { CATEGORIES, CATEGORY_LABELS, CURRENCIES } from '#app/catalogue/facts/vocabulary.ts'
import { FACTS } from '#app/catalogue/facts/facts.ts'
import { formatPrice } from '#app/catalogue/price/price.ts'
import { readFact } from '#app/editing/form/read-fact.ts'
import { readFigure } from '#app/forms/control-readers.ts'
import { textOf } from '#app/forms/form-text.ts'
import { formatCount } from '#app/figures/measure.ts'
import { PRICE_DIRECTIONS, PRICE_WAYS, type PriceAdjustment, ROUNDINGS, type ReadChange } from './batch-change.ts'

/** Controls of the form of a price. */
export const PRICE_CONTROLS = {
  operation: 'operacion',
  direction: 'sentido',
  way: 'forma',
  figure: 'cuanto',
  currency: 'moneda',
  rounding: 'redondeo',
} as const

/** A larger percentage is a typing error. */
const MOST_PERCENT = 1000
const HUNDREDTHS = 100

/** The change of a price, or the errors by control. */
export function readPriceChange(form: FormData, today: string): ReadChange {
  const posted = (control: string) => textOf(form, control)
  const operation = CATEGORIES.find((each) => each === posted(PRICE_CONTROLS.operation)) ?? 'all'
  const direction = PRICE_DIRECTIONS.find((each) => each === posted(PRICE_CONTROLS.direction)) ?? 'up'
  const way = PRICE_WAYS.find((each) => each === posted(PRICE_CONTROLS.way)) ?? 'percent'
  const currency = CURRENCIES.find((each) => each === posted(PRICE_CONTROLS.currency)) ?? 'MXN'
  const units = ROUNDINGS.find((each) => each === posted(PRICE_CONTROLS.rounding)) ?? '0'
  const text = posted(PRICE_CONTROLS.figure)
  const fault = (message: string): ReadChange => ({ ok: false, refusal: { [PRICE_CONTROLS.figure]: message } })
  if (/^\s*[-−–]/u.test(text)) return fault('Escribe la cifra sin signo y elige «Bajar»')
  const base = { kind: 'price', operation, direction, rounding: Number(units) * HUNDREDTHS } as const
  if (way === 'amount') {
    const read = readFact(FACTS.price, text, today)
    if ('message' in read) return fault(read.message)
    if (!read.value) return fault('Escribe cuánto sube o baja')
    const change: PriceAdjustment = { ...base, way, cents: Number(read.value), currency }
    return { ok: true, change, title: titleOf(change) }
  }
  const read = readFigure(text.replace('%', ''), { decimals: 2, most: MOST_PERCENT })
  if ('message' in read) return fault(read.message)
  if (!read.value) return fault('Escribe cuánto por ciento sube o baja')
  if (direction === 'down' && read.value >= 100)
    return fault(`Bajar ${formatCount(read.value)} % deja el precio en 0 o menos: escribe menos de 100`)
  const change: PriceAdjustment = { ...base, way, percent: Math.round(read.value * HUNDREDTHS) }
  return { ok: true, change, title: titleOf(change) }
}

/** 'Precio de renta: subir 5 %, redondeado a 100'. */
function titleOf(change: PriceAdjustment): string {
  const of = change.operation === 'all' ? '' : ` de ${CATEGORY_LABELS[change.operation].toLowerCase()}`
  const verb = change.direction === 'up' ? 'subir' : 'bajar'
  const by =
    change.way === 'percent'
      ? `${formatCount(change.percent / HUNDREDTHS)}\u00A0%`
      : formatPrice(change.cents, change.currency)
  const rounded = change.rounding === 0 ? '' : `, redondeado a ${formatCount(change.rounding / HUNDREDTHS)}`
  return `Precio${of}: ${verb} ${by}${rounded}`
}
