import { NOT_LISTED, type Reading, type TextLimits, readCode, readEmail, readText } from './control-readers.ts'
import { oneLine, severalLines } from './typed-text.ts'

/**
 * What the HTML of a control says of its rule. There is no `maxLength`: it would cut what somebody pastes, and the rule
 * says instead how much is too much.
 */
export type ControlHtml = {
  type?: 'email' | 'tel' | 'password'
  required?: true
  autoComplete?: string
  minLength?: number
}

/** All that is known of one control: the same in its HTML, in the browser's check and on the server. */
export type ControlRule<Value> = {
  /** What was typed, as it is kept and shown again. */
  tidy: (typed: string) => string
  read: (text: string) => Reading<Value>
  html: ControlHtml
  /** True for what never goes back to a page. */
  secret?: true
}

type TextRule = TextLimits & { type?: 'tel'; autoComplete?: string }
type Required = { required: string }

/** A line of text; several lines for `lines`. */
export function textRule(rule: TextRule & Required & { lines?: true }): ControlRule<string>
export function textRule(rule: TextRule & { lines?: true }): ControlRule<string | null>
export function textRule({
  lines,
  type,
  autoComplete,
  ...limits
}: TextRule & { lines?: true }): ControlRule<string | null> {
  return {
    tidy: lines ? severalLines : oneLine,
    read: (text) => readText(text, limits),
    html: htmlOf({ type, required: limits.required, autoComplete }),
  }
}

type EmailRule = Partial<Omit<TextRule, 'type'>> & { spelling?: (address: string) => string | null }

export function emailRule(rule: EmailRule & Required): ControlRule<string>
export function emailRule(rule: EmailRule): ControlRule<string | null>
export function emailRule({ autoComplete, ...limits }: EmailRule): ControlRule<string | null> {
  return {
    tidy: oneLine,
    read: (text) => readEmail(text, limits),
    html: htmlOf({ type: 'email', required: limits.required, autoComplete }),
  }
}

/** One of a closed vocabulary, which must be chosen. @param wrong said of anything else */
export function choiceRule<Code extends string>(codes: readonly Code[], wrong = NOT_LISTED): ControlRule<Code> {
  function read(text: string): Reading<Code> {
    const found = readCode(text, codes, wrong)
    if ('message' in found) return found
    return found.value === null ? { message: wrong } : { value: found.value }
  }
  return { tidy: (typed) => typed, read, html: { required: true } }
}

/** @param required what is said where nothing is typed */
export function htmlOf({ required, ...html }: Omit<ControlHtml, 'required'> & { required?: string }): ControlHtml {
  return required ? { ...html, required: true } : html
}
