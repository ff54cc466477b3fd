import { LONGEST_PASTED } from '#app/forms/typed-search.ts'
import { readReference } from '#app/interest/chat-reference.ts'

/** A code alone may also be a word that somebody looks for: 'NAVE'. */
const ALONE = /^[^a-z0-9]*([a-z0-9]{4})[^a-z0-9]*$/i
const HAS_DIGIT_AND_LETTER = /^(?=.*\d)(?=.*[a-z])/i

/**
 * Whether a text in a search of the panel is the reference of a WhatsApp message, or ends with one. `maybe`: a code alone,
 * which is one only where somebody pressed a link with it.
 */
export function searchedReference(text: string): 'yes' | 'maybe' | 'no' {
  const typed = text.trim()
  if (typed.length > LONGEST_PASTED || !readReference(typed)) return 'no'
  const [, code] = ALONE.exec(typed) ?? []
  if (code === undefined) return 'yes'
  return HAS_DIGIT_AND_LETTER.test(code) ? 'maybe' : 'no'
}
