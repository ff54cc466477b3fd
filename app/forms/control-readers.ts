import { LONGEST_EMAIL, isEmailAddress } from '#app/mail/email-address.ts'
import { pointedDoubt } from './pointed-doubt.ts'
import { plainSigns } from './typed-text.ts'

/** What a control's text means, or in one sentence what to do about it. */
export type Reading<Value> = { value: Value } | { message: string }

/** The sentence of the spec, section 5, for every e-mail of every form. */
export const WRONG_EMAIL = 'Por favor ingresa un correo electrónico válido'

/** Something that a reader sees: white space and what has no shape of its own say nothing. */
const VISIBLE = /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u
/** Plain digits, or groups of three between commas; a minus only to be told that it can't be. */
export const FIGURE = /^-?(?:\d+|\d{1,3}(?:,\d{3})+)?(?:\.\d*)?$/
/** Of a figure written so: it is below 0, and no −0. */
export const BELOW_NOTHING = /^-[\d,.]*[1-9]/
/** Digits before the point that an area or a length may have. */
const MOST_DIGITS = 9

export type TextLimits = {
  /** Characters that it takes, counted as people count them. */
  most: number
  /** What is said where nothing is typed; without it nothing need be. */
  required?: string
  /** What is said of a longer one. */
  tooLong?: (length: number) => string
}

/** A text, its inner white space as typed; null for none. */
export function readText(text: string, { most, required, tooLong }: TextLimits): Reading<string | null> {
  const value = text.trim()
  if (!VISIBLE.test(value)) return required ? { message: required } : { value: null }
  const { length } = [...value]
  if (length <= most) return { value }
  return { message: tooLong ? tooLong(length) : `Admite hasta ${countOf(most)} caracteres` }
}

type EmailLimits = Partial<TextLimits> & {
  /** The spelling under which an address is kept; null for one that can't be taken here. */
  spelling?: (address: string) => string | null
}

/** An address that mail can be sent to (decision 24). */
export function readEmail(text: string, { spelling, ...limits }: EmailLimits = {}): Reading<string | null> {
  const read = readText(text, { most: LONGEST_EMAIL, tooLong: () => WRONG_EMAIL, ...limits })
  if ('message' in read || read.value === null) return read
  const address = isEmailAddress(read.value) ? read.value : null
  const value = address !== null && spelling ? spelling(address) : address
  return value === null ? { message: WRONG_EMAIL } : { value }
}

export type FigureLimits = {
  /** How many decimals may follow the point. */
  decimals: number
  most?: number
  required?: string
}

/** A figure of at least 0, with or without thousands commas; what may be two of them is asked about. */
export function readFigure(text: string, { decimals, most, required }: FigureLimits): Reading<number | null> {
  const plain = plainSigns(text).replaceAll(/\s/g, '')
  if (plain === '') return required ? { message: required } : { value: null }
  if (!FIGURE.test(plain) || !/\d/.test(plain)) return { message: 'Escribe un número, por ejemplo 2,400' }
  if (BELOW_NOTHING.test(plain)) return { message: BELOW_ZERO }
  const doubt = pointedDoubt(plain, { decimals, most })
  if (doubt !== null) return { message: doubt }
  const [whole = '', fraction = ''] = plain.replaceAll(/[,-]/g, '').split('.')
  if (fraction.replace(/0+$/, '').length > decimals)
    return { message: DECIMALS_MESSAGE[decimals] ?? 'Tiene demasiados decimales' }
  if (whole.replace(/^0+/, '').length > MOST_DIGITS) return { message: `Admite hasta ${MOST_DIGITS} dígitos` }
  const value = Number(`${whole || '0'}.${fraction || '0'}`)
  return most !== undefined && value > most ? { message: `No puede ser mayor que ${countOf(most)}` } : { value }
}

export const NOT_WHOLE = 'Escribe un número entero'
export const BELOW_ZERO = 'No puede ser menor que 0'
const DECIMALS_MESSAGE: Partial<Record<number, string>> = {
  0: NOT_WHOLE,
  1: 'Admite un decimal, por ejemplo 12.5',
  2: 'Admite dos decimales, por ejemplo 12.25',
}

/** Said where one of a list must be chosen. */
export const NOT_LISTED = 'Elige una opción de la lista'

/** One of a closed vocabulary; null for none. */
export function readCode<Code extends string>(
  text: string,
  codes: readonly Code[],
  wrong = NOT_LISTED,
): Reading<Code | null> {
  if (text === '') return { value: null }
  const value = codes.find((code) => code === text)
  return value === undefined ? { message: wrong } : { value }
}

/** A count as a sentence writes it. */
export function countOf(count: number): string {
  return count.toLocaleString('es-MX')
}
