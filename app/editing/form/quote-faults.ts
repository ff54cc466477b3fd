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

/** Asked about a price of 0, which would be the cheapest of all. */
const ASKS_ON_REQUEST = `¿${PRICE_ON_REQUEST}? Márcalo aquí abajo, o escribe el precio.`
const NO_ZERO = 'Un precio no puede ser 0: escribe cuánto es, o déjalo vacío'
const NO_SURFACE = 'Para cotizar por m² o por ft² escribe la superficie total'
const TOO_MUCH_MAINTENANCE = 'El total pasa de 12 dígitos: revisa el mantenimiento, su base y la superficie'

/** Errors of the price as a whole, whose controls are right each by itself. Each is shown at the control to correct. */
export function quoteFaults(values: ControlValues): Fault[] {
  const { price, priceTo, priceBase, maintenance, maintenanceBase, increaseIndex, increasePercent, area } = values
  const isOnRequest = values.priceOnRequest === 'si'
  const isIncluded = maintenanceBase === 'incluido'
  const lacksSurface = !isNumber(area) || area === 0
  const perSurface = (base: unknown) => base === 'por_m2' || base === 'por_ft2'
  const faults: [Control, boolean, string][] = [
    ['price', price === null && !isOnRequest, FACTS.price.form.required],
    ['price', price === 0 && !isOnRequest, ASKS_ON_REQUEST],
    [
      'price',
      isNumber(price) && price > 0 && isOnRequest,
      `Deja vacío el precio: los visitantes leen «${PRICE_ON_REQUEST}»`,
    ],
    ['price', isPriceTooMuch(values), 'El total pasa de 12 dígitos: revisa el precio, su base y la superficie'],
    ['priceTo', isNumber(priceTo) && isNumber(price) && priceTo < price, 'No puede ser menor que el precio'],
    ['priceTo', isNumber(priceTo) && isOnRequest, 'Deja vacía la cantidad: el precio es a consultar'],
    ['pricePerM2', values.pricePerM2 === 0, NO_ZERO],
    ['stayingRent', values.stayingRent === 0, NO_ZERO],
    ['priceBase', perSurface(priceBase) && lacksSurface, NO_SURFACE],
    ['maintenance', isIncluded && isNumber(maintenance), 'Deja vacía la cantidad: el mantenimiento está incluido'],
    ['maintenance', perSurface(maintenanceBase) && maintenance === null, 'Escribe cuánto es el mantenimiento'],
    ['maintenance', isTooMuch(maintenance, maintenanceBase, values), TOO_MUCH_MAINTENANCE],
    ['maintenanceBase', perSurface(maintenanceBase) && lacksSurface, NO_SURFACE],
    ['increasePercent', increaseIndex === 'fijo' && increasePercent === null, 'Escribe el porcentaje'],
  ]
  return faults.flatMap(([control, applies, message]) => (applies ? [{ control, message }] : []))
}

function isPriceTooMuch(values: ControlValues): boolean {
  const { price, priceTo, priceBase, category } = values
  return (category as Category) !== 'traspaso' && isTooMuch(isNumber(priceTo) ? priceTo : price, priceBase, values)
}

/** Whether the total is more than the database takes for an amount. */
function isTooMuch(cents: unknown, quotedBase: unknown, { pricePeriod, area }: ControlValues): boolean {
  if (!isNumber(cents) || !isNumber(area)) return false
  const base = quotedBase === 'por_m2' || quotedBase === 'por_ft2' ? quotedBase : null
  const { total } = worthOf(cents, { base, period: pricePeriod === 'anio' ? pricePeriod : null }, area)
  return total !== null && centsFromText(textFromCents(toCents(total))) === null
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number'
}
