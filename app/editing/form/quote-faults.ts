import type { Control } from '#app/catalogue/facts/fact-controls.ts'
import { FACTS } from '#app/catalogue/facts/facts.ts'
import { PRICE_ON_REQUEST } from '#app/catalogue/facts/quote-vocabulary.ts'
import { centsFromText, textFromCents } from '#app/catalogue/price/price.ts'
import { worthOf } from '#app/catalogue/price/quoted.ts'
import { toCents } from '#app/catalogue/price/ratio.ts'
import type { Category } from '#app/catalogue/facts/vocabulary.ts'

/** The values of the controls; undefined for a control that has an error already. */
type ControlValues = Readonly<Record<string, unknown>>
type Fault = { control: Control; message: string }
/** The control, whether it is wrong, and the message. */
type PossibleFault = [Control, boolean, string]

/** Asked about a price of 0, which would be the cheapest of all. */
const ASKS_ON_REQUEST = `¿${PRICE_ON_REQUEST}? Márcalo aquí abajo, o escribe el precio.`
const SAME_OPERATION = 'Es la misma que la primera operación: elige otra, o «Ninguna»'
const NO_ZERO = 'Un precio no puede ser 0: escribe cuánto es, o déjalo vacío'
const NO_SURFACE = 'Para cotizar por m² o por ft² escribe la superficie total'
const TOO_MUCH_MAINTENANCE = 'El total pasa de 12 dígitos: revisa el mantenimiento, su base y la superficie'

/** The sentence about a second operation that equals the first one; null for any other control. */
export function repeatedOperation(name: Control, { category, secondCategory }: ControlValues): string | null {
  return name === 'secondCategory' && secondCategory !== '' && secondCategory === category ? SAME_OPERATION : null
}

/** Errors of the price as a whole, whose controls are right each by itself. Each is shown at the control to correct. */
export function quoteFaults(values: ControlValues): Fault[] {
  const { maintenance, maintenanceBase, increaseIndex, increasePercent, category, secondCategory } = values
  const isIncluded = maintenanceBase === 'incluido'
  const lacksSurface = lacksArea(values)
  const faults: PossibleFault[] = [
    ...priceFaults(FIRST, values),
    ['secondCategory', isText(secondCategory) && secondCategory === category, SAME_OPERATION],
    ...(isText(secondCategory) ? priceFaults(SECOND, values) : []),
    ['pricePerM2', values.pricePerM2 === 0, NO_ZERO],
    ['stayingRent', values.stayingRent === 0, NO_ZERO],
    ['maintenance', isIncluded && isNumber(maintenance), 'Deja vacía la cantidad: el mantenimiento está incluido'],
    ['maintenance', perSurface(maintenanceBase) && maintenance === null, 'Escribe cuánto es el mantenimiento'],
    ['maintenance', isTooMuch(maintenance, maintenanceBase, values), TOO_MUCH_MAINTENANCE],
    ['maintenanceBase', perSurface(maintenanceBase) && lacksSurface, NO_SURFACE],
    ['increasePercent', increaseIndex === 'fijo' && increasePercent === null, 'Escribe el porcentaje'],
  ]
  return faults.flatMap(([control, applies, message]) => (applies ? [{ control, message }] : []))
}

/** The controls of the price of an operation. */
const FIRST = {
  category: 'category',
  price: 'price',
  priceTo: 'priceTo',
  base: 'priceBase',
  onRequest: 'priceOnRequest',
} as const
const SECOND = {
  category: 'secondCategory',
  price: 'secondPrice',
  priceTo: 'secondPriceTo',
  base: 'secondPriceBase',
  onRequest: 'secondPriceOnRequest',
} as const

function priceFaults(names: typeof FIRST | typeof SECOND, values: ControlValues): PossibleFault[] {
  const { [names.price]: price, [names.priceTo]: priceTo, [names.base]: base } = values
  const isOnRequest = values[names.onRequest] === 'si'
  const isWhole = (values[names.category] as Category) === 'traspaso'
  const isPriceTooMuch = !isWhole && isTooMuch(isNumber(priceTo) ? priceTo : price, base, values)
  return [
    [names.price, price === null && !isOnRequest, FACTS.price.form.required],
    [names.price, price === 0 && !isOnRequest, ASKS_ON_REQUEST],
    [
      names.price,
      isNumber(price) && price > 0 && isOnRequest,
      `Deja vacío el precio: los visitantes leen «${PRICE_ON_REQUEST}»`,
    ],
    [names.price, isPriceTooMuch, 'El total pasa de 12 dígitos: revisa el precio, su base y la superficie'],
    [names.priceTo, isNumber(priceTo) && isNumber(price) && priceTo < price, 'No puede ser menor que el precio'],
    [names.priceTo, isNumber(priceTo) && isOnRequest, 'Deja vacía la cantidad: el precio es a consultar'],
    [names.base, perSurface(base) && lacksArea(values), NO_SURFACE],
  ]
}

function perSurface(base: unknown): boolean {
  return base === 'por_m2' || base === 'por_ft2'
}

function lacksArea({ area }: ControlValues): boolean {
  return !isNumber(area) || area === 0
}

/** Whether the total is more than the database takes for an amount. */
function isTooMuch(cents: unknown, quotedBase: unknown, { pricePeriod, area }: ControlValues): boolean {
  if (!isNumber(cents) || !isNumber(area)) return false
  const base = quotedBase === 'por_m2' || quotedBase === 'por_ft2' ? quotedBase : null
  const { total } = worthOf(cents, { base, period: pricePeriod === 'anio' ? pricePeriod : null }, area)
  return total !== null && centsFromText(textFromCents(toCents(total))) === null
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number'
}
