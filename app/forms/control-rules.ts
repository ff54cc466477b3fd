import { NOT_LISTED, type Reading, type TextLimits, readCode, readEmail, readText } from './control-readers.ts'
import { oneLine, severalLines } from './typed-text.ts'

/**
 * The HTML attributes that follow from a rule. There is no `maxLength`, because it would cut pasted text; the rule's
 * message says how long the text may be.
 */
export type ControlHtml = {
  type?: 'email' | 'tel' | 'password'
  required?: true
  autoComplete?: string
  minLength?: number
}

/** Rule of one control, for its HTML, the browser's check and the server. */
export type ControlRule<Value> = {
  /** Normalises the typed text for storing and showing it again. */
  tidy: (typed: string) => string
  read: (text: string) => Reading<Value>
  html: ControlHtml
  /** True for values that must not return to a page. */
  secret?: true
}

type TextRule = TextLimits & { type?: 'tel'; autoComplete?: string }
type Required = { required: string }

/** A text of one line, or of several with `lines`. */
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

/** A required choice of a closed vocabulary. @param wrong message for anything else */
export function choiceRule<Code extends string>(codes: readonly Code[], wrong = NOT_LISTED): ControlRule<Code> {
  function read(text: string): Reading<Code> {
    const found = readCode(text, codes, wrong)
    if ('message' in found) return found
    return found.value === null ? { message: wrong } : { value: found.value }
  }
  return { tidy: (typed) => typed, read, html: { required: true } }
}

/** @param required message for an empty control */
export function htmlOf({ required, ...html }: Omit<ControlHtml, 'required'> & { required?: string }): ControlHtml {
  return required ? { ...html, required: true } : html
}
