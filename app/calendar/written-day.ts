import { isCalendarDay } from './is-calendar-day.ts'

/** The months as a date names them, in their order. */
export const MONTHS = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'] as const

const ISO = /^(\d{4})-(\d{1,2})-(\d{1,2})(?!\d)/
const DAY_FIRST = /^(\d{1,2})[/.\- ](?:de )?(\d{1,2}|[a-z]{3,10})\.?[/.\- ](?:del? )?(\d{4}|\d{2})(?!\d)/

/** The day with its year at the start of a text, 'YYYY-MM-DD', and what follows it; null for none. @param plain in lower case */
export function dayAtStart(plain: string): { day: string; rest: string } | null {
  const [isoDate, isoYear, isoMonth = '', isoDay = ''] = ISO.exec(plain) ?? []
  const [date = isoDate, day = isoDay, month = isoMonth, year = isoYear] = DAY_FIRST.exec(plain) ?? []
  if (date === undefined || year === undefined) return null
  const number = /^\d/.test(month) ? Number(month) : MONTHS.findIndex((name) => month.startsWith(name)) + 1
  const found = `${year.length === 2 ? `20${year}` : year}-${twoDigits(number)}-${twoDigits(Number(day))}`
  return isCalendarDay(found) ? { day: found, rest: plain.slice(date.length) } : null
}

/**
 * The calendar day that a whole text writes, 'YYYY-MM-DD'; null for any other text. The day comes first, as in Mexico:
 * '3/12/2026', '3-12-26', '3 dic 2026', '3 de diciembre de 2026', also '2026-12-03'.
 */
export function readWrittenDay(text: string): string | null {
  const found = dayAtStart(plainDay(text))
  return found?.rest === '' ? found.day : null
}

/** A typed day without capitals, accents and double spaces. */
export function plainDay(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/\s+/g, ' ').trim()
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0')
}
