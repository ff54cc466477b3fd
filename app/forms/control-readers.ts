import { NOT_WHOLE, NO_FIGURE } from '#app/figures/typed-figure.ts'
import { LONGEST_EMAIL, isEmailAddress } from '#app/mail/email-address.ts'
import { ambiguousPoint } from './ambiguous-point.ts'
import { plainSigns } from './typed-text.ts'

/** The value of a control's text, or a sentence that says how to correct it. */
export type Reading<Value> = { value: Value } | { message: string }

/** The sentence of the spec, section 5, for every e-mail of every form. */
export const WRONG_EMAIL = 'Por favor ingresa un correo electrónico válido'

/** A visible character; white space and characters without a shape don't count. */
const VISIBLE = /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u
/**
 * Plain digits, or groups of three between commas. A minus is accepted so that it can be refused with its own sentence.
 */
export const FIGURE = /^-?(?:\d+|\d{1,3}(?:,\d{3})+)?(?:\.\d*)?$/
/** Matches a negative figure, but not −0. */
export const BELOW_NOTHING = /^-[\d,.]*[1-9]/
/** Maximum number of digits before the point of an area or a length. */
const MOST_DIGITS = 9

export type TextLimits = {
  /** Maximum number of characters, counted as people count them. */
  most: number
  /** Message for an empty control; without it the control is optional. */
  required?: string
  /** Message for a longer text. */
  tooLong?: (length: number) => string
}

/** A text with its white space as typed; null for none. */
export function readText(text: string, { most, required, tooLong }: TextLimits): Reading<string | null> {
  const value = text.trim()
  if (!VISIBLE.test(value)) return required ? { message: required } : { value: null }
  const { length } = [...value]
  if (length <= most) return { value }
  return { message: tooLong ? tooLong(length) : `Admite hasta ${countOf(most)} caracteres` }
}

type EmailLimits = Partial<TextLimits> & {
  /** Returns the spelling that is stored; null if the address is not accepted. */
  spelling?: (address: string) => string | null
}

/** A valid e-mail address (decision 24). */
export function readEmail(text: string, { spelling, ...limits }: EmailLimits = {}): Reading<string | null> {
  const read = readText(text, { most: LONGEST_EMAIL, tooLong: () => WRONG_EMAIL, ...limits })
  if ('message' in read || read.value === null) return read
  const address = isEmailAddress(read.value) ? read.value : null
  const value = address !== null && spelling ? spelling(address) : address
  return value === null ? { message: WRONG_EMAIL } : { value }
}

export type FigureLimits = {
  /** Maximum number of decimals. */
  decimals: number
  most?: number
  required?: string
}

/**
 * A figure of at least 0, with or without thousands commas. A text that may be two figures is refused with a question.
 */
export function readFigure(text: string, { decimals, most, required }: FigureLimits): Reading<number | null> {
  const plain = plainSigns(text).replaceAll(/\s/g, '')
  if (plain === '') return required ? { message: required } : { value: null }
  if (!FIGURE.test(plain) || !/\d/.test(plain)) return { message: NO_FIGURE }
  if (BELOW_NOTHING.test(plain)) return { message: BELOW_ZERO }
  const doubt = ambiguousPoint(plain, { decimals, most })
  if (doubt !== null) return { message: doubt }
  const [whole = '', fraction = ''] = plain.replaceAll(/[,-]/g, '').split('.')
  if (fraction.replace(/0+$/, '').length > decimals)
    return { message: DECIMALS_MESSAGE[decimals] ?? 'Tiene demasiados decimales' }
  if (whole.replace(/^0+/, '').length > MOST_DIGITS) return { message: `Admite hasta ${MOST_DIGITS} dígitos` }
  const value = Number(`${whole || '0'}.${fraction || '0'}`)
  return most !== undefined && value > most ? { message: `No puede ser mayor que ${countOf(most)}` } : { value }
}

export const BELOW_ZERO = 'No puede ser menor que 0'
const DECIMALS_MESSAGE: Partial<Record<number, string>> = {
  0: NOT_WHOLE,
  1: 'Admite un decimal, por ejemplo 12.5',
  2: 'Admite dos decimales, por ejemplo 12.25',
}

/** Message when nothing was chosen from a list. */
export const NOT_LISTED = 'Elige una opción de la lista'

/** A code of a closed vocabulary; null for none. */
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
