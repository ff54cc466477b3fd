import { readWrittenDay } from '#app/calendar/written-day.ts'
import { foldText } from '#app/text/fold-text.ts'
import { wordedCode } from './worded-codes.ts'

/** What may stand behind the word of a status: 'Rentada hasta 2028', 'apartada 10/oct', 'Vendido (Oxxo)'. */
const BEHIND = /^(?:[\d(,;:/-]|(?:hasta|desde|a|en|por|x|con|el|para|until|from|by)\b)/
const MOST_WORDS = 3
const LONGEST = 120
const SINCE = /^(?:a partir del?|desde(?: el)?|from) /

/** The status with which a text begins, and the day from which it is available; null for any other text. */
export function statusBeginning(text: string): { code: string; availableFrom: string | null } | null {
  if (text.length > LONGEST) return null
  const words = foldText(text)
    .replace(/(?<=[a-z])(?=[(,;:/-])/g, ' ')
    .split(' ')
  for (let count = Math.min(MOST_WORDS, words.length - 1); count > 0; count -= 1) {
    const rest = words.slice(count).join(' ')
    const code = BEHIND.test(rest) ? wordedCode('status', words.slice(0, count).join(' ')) : null
    if (code) return { code, availableFrom: SINCE.test(rest) ? readWrittenDay(rest.replace(SINCE, '')) : null }
  }
  return null
}
