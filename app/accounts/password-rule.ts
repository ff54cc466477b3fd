import { type ControlRule, htmlOf } from '#app/forms/control-rules.ts'
import type { Reading } from '#app/forms/control-readers.ts'

type PasswordRule = {
  required: string
  autoComplete: 'current-password' | 'new-password'
  least?: { length: number; sentence: string }
  most?: { length: number; sentence: string }
}

/** The rule of a password field. The value is not trimmed. Its length is counted in UTF-16 units, as better-auth does. */
export function passwordRule({ required, autoComplete, least, most }: PasswordRule): ControlRule<string> {
  function read(value: string): Reading<string> {
    if (value === '') return { message: required }
    if (least && value.length < least.length) return { message: least.sentence }
    return most && value.length > most.length ? { message: most.sentence } : { value }
  }
  const html = htmlOf({ type: 'password', required, autoComplete, minLength: least?.length })
  return { tidy: (typed) => typed, read, html, secret: true }
}

/** The rule of an optional password field; an empty one gives null. */
export function passwordIfAny({ autoComplete }: Pick<PasswordRule, 'autoComplete'>): ControlRule<string | null> {
  const html = htmlOf({ type: 'password', autoComplete })
  return { tidy: (typed) => typed, read: (value) => ({ value: value || null }), html, secret: true }
}
