import { isCalendarDay } from '#app/calendar/calendar-day.ts'
import type { Reading } from '#app/forms/readings.ts'
import { centsFromText } from '#app/properties/price.ts'

/** Plain digits, or groups of three between commas; a minus only to be told that it can't be. */
const AMOUNT = /^-?(?:\d+|\d{1,3}(?:,\d{3})+)?(?:\.\d*)?$/

/** Whole centavos, exact to twelve digits. */
export function readMoney(text: string, { required }: { required?: string } = {}): Reading<number | null> {
  const plain = text.replaceAll(/[\s$]/g, '')
  if (plain === '') return required ? { message: required } : { value: null }
  if (/^-[\d,.]*[1-9]/.test(plain)) return { message: 'No puede ser menor que 0' }
  const value = AMOUNT.test(plain) ? centsFromText(plain.replace('-', '')) : null
  if (value !== null) return { value }
  return /^[\d,]{13,}(?:\.\d{0,2})?$/.test(plain)
    ? { message: 'Admite hasta 12 dígitos' }
    : { message: 'Escribe una cantidad, por ejemplo 264,000 o 264,000.50' }
}

/** A day from `earliest` on (decision 10). */
export function readDay(text: string, earliest: string): Reading<string | null> {
  const value = text.trim()
  if (value === '') return { value: null }
  if (!isCalendarDay(value)) return { message: 'Escribe una fecha válida' }
  return value < earliest ? { message: 'La fecha no puede ser anterior a hoy' } : { value }
}
