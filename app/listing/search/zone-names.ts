import type { Places, Zone } from '#app/catalogue/place/places.ts'
import { foldText } from '#app/text/fold-text.ts'
import { typedWords } from './search-words.ts'

/** `words`: those of one name; `forms`: all names of its zone. All folded. */
type ZoneName = { words: readonly string[]; forms: string[] }

/** The names of zones with several names by their first word, read once for each list of zones. */
const namesByZones = new WeakMap<readonly Zone[], Map<string, ZoneName[]>>()

/** The longest name of a zone at this position, or null. A zone with several names is found by each of them. */
export function zoneAt(
  words: readonly string[],
  at: number,
  { zones }: Places,
): { forms: string[]; length: number } | null {
  const found = namesOf(zones)
    .get(foldText(words[at] ?? ''))
    ?.find((name) => name.words.every((word, offset) => foldText(words[at + offset] ?? '') === word))
  return found ? { forms: found.forms, length: found.words.length } : null
}

/** The longest names first. */
function namesOf(zones: readonly Zone[]): Map<string, ZoneName[]> {
  const cached = namesByZones.get(zones)
  if (cached) return cached
  const names = zones.flatMap(({ name, synonyms }) => {
    const forms = [name, ...synonyms].map(foldText)
    return synonyms.length === 0 ? [] : forms.map((form): ZoneName => ({ words: typedWords(form), forms }))
  })
  const sorted = names.toSorted((one, other) => other.words.length - one.words.length)
  const byFirst = Map.groupBy(sorted, (name) => name.words[0] ?? '')
  namesByZones.set(zones, byFirst)
  return byFirst
}
