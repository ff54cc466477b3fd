import { isCalendarDay } from '#app/calendar/calendar-day.ts'
import { isEmailAddress } from '#app/mail/email-address.ts'
import { centsFromText } from '#app/properties/price.ts'

/** What a control's text means, or in one sentence what to do about it. */
export type Reading<Value> = { value: Value } | { message: string }

/** Plain digits, or groups of three between commas; a minus only to be told that it can't be. */
const FIGURE = /^-?(?:\d+|\d{1,3}(?:,\d{3})+)?(?:\.\d*)?$/
/** Digits before the point that an area or a length may have. */
const MOST_DIGITS = 9

/** Something that a reader sees: white space and what has no shape of its own are no title. */
const VISIBLE = /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u

/** A line of text, its inner white space as typed. */
export function readText(
  text: string,
  { most, required }: { most: number; required?: string },
): Reading<string | null> {
  const value = text.trim()
  if (!VISIBLE.test(value)) return required ? { message: required } : { value: null }
  if (value.length > most) return { message: `Admite hasta ${most.toLocaleString('es-MX')} caracteres` }
  return { value }
}

/**
 * A figure of at least 0.
 * @param decimals how many may follow the point
 */
export function readFigure(
  text: string,
  { decimals, most, required }: { decimals: number; most?: number; required?: string },
): Reading<number | null> {
  const plain = text.replaceAll(/\s/g, '')
  if (plain === '') return required ? { message: required } : { value: null }
  if (!FIGURE.test(plain) || !/\d/.test(plain)) return { message: 'Escribe un número, por ejemplo 2,400' }
  if (isNegative(plain)) return { message: 'No puede ser menor que 0' }
  const [whole = '', fraction = ''] = plain.replaceAll(/[,-]/g, '').split('.')
  if (fraction.replace(/0+$/, '').length > decimals)
    return { message: DECIMALS_MESSAGE[decimals] ?? 'Tiene demasiados decimales' }
  if (whole.replace(/^0+/, '').length > MOST_DIGITS) return { message: `Admite hasta ${MOST_DIGITS} dígitos` }
  const value = Number(`${whole || '0'}.${fraction || '0'}`)
  return most !== undefined && value > most
    ? { message: `No puede ser mayor que ${most.toLocaleString('es-MX')}` }
    : { value }
}

const DECIMALS_MESSAGE: Partial<Record<number, string>> = {
  0: 'Escribe un número entero',
  1: 'Admite un decimal, por ejemplo 12.5',
  2: 'Admite dos decimales, por ejemplo 12.25',
}

/** Whole centavos, exact to twelve digits. */
export function readMoney(text: string, { required }: { required?: string } = {}): Reading<number | null> {
  const plain = text.replaceAll(/[\s$]/g, '')
  if (plain === '') return required ? { message: required } : { value: null }
  if (isNegative(plain)) return { message: 'No puede ser menor que 0' }
  const value = FIGURE.test(plain) ? centsFromText(plain.replace('-', '')) : null
  if (value !== null) return { value }
  return /^[\d,]{13,}(?:\.\d{0,2})?$/.test(plain)
    ? { message: 'Admite hasta 12 dígitos' }
    : { message: 'Escribe una cantidad, por ejemplo 264,000 o 264,000.50' }
}

function isNegative(plain: string): boolean {
  return /^-[\d,.]*[1-9]/.test(plain)
}

/** A day from `earliest` on (decision 10). */
export function readDay(text: string, earliest: string): Reading<string | null> {
  const value = text.trim()
  if (value === '') return { value: null }
  if (!isCalendarDay(value)) return { message: 'Escribe una fecha válida' }
  return value < earliest ? { message: 'La fecha no puede ser anterior a hoy' } : { value }
}

/** One of a closed vocabulary. */
export function readCode<Code extends string>(text: string, codes: readonly Code[]): Reading<Code | null> {
  if (text === '') return { value: null }
  const value = codes.find((code) => code === text)
  return value === undefined ? { message: 'Elige una opción de la lista' } : { value }
}

/** An address that mail can be sent to (decision 24). */
export function readEmail(text: string, most: number): Reading<string | null> {
  const read = readText(text, { most })
  if ('message' in read || read.value === null) return read
  return isEmailAddress(read.value) ? read : { message: 'Por favor ingresa un correo electrónico válido' }
}
