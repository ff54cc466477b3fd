import type { Places } from '#app/catalogue/place/places.ts'
import { foldText } from '#app/text/fold-text.ts'
import { typedWords } from './search-words.ts'

/** The longest name of a zone at this position, or null. A zone with several names is found by each of them. */
export function zoneAt(
  words: readonly string[],
  at: number,
  { zones }: Places,
): { forms: string[]; length: number } | null {
  const found = zones.flatMap(({ name, synonyms }) => {
    const forms = [name, ...synonyms].map(foldText)
    return forms.flatMap((form) => {
      const { length } = typedWords(form)
      const isHere = synonyms.length > 0 && foldText(words.slice(at, at + length).join(' ')) === form
      return isHere ? [{ forms, length }] : []
    })
  })
  return found.toSorted((one, other) => other.length - one.length)[0] ?? null
}
