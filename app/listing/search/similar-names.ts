import { editDistance } from '#app/text/edit-distance.ts'
import { foldText } from '#app/text/fold-text.ts'
import { nameWithoutArticle } from '#app/catalogue/place/landmark.ts'
import { landmarkWords } from '#app/catalogue/place/named-landmark.ts'
import type { Places } from '#app/catalogue/place/places.ts'
import type { Filters } from './filters.ts'
import { namedPlaces, placeNames } from './named-place.ts'
import type { ListingRequest } from './read-request.ts'
import { TRADE_NAMES } from './trade-words.ts'

/** Shorter words resemble too many others. */
const SHORTEST_NAME = 5
/** A name of at least so many letters may have two wrong ones. */
const LONG_NAME = 8

/** The words of every name, and each name as one word ('lindavista'): folded, and their spelling. */
const nameWords = new WeakMap<Places, ReadonlyMap<string, string>>()

function nameWordsIn(places: Places): ReadonlyMap<string, string> {
  const cached = nameWords.get(places)
  if (cached) return cached
  const words = new Map(
    [...TRADE_NAMES.map((name) => name.toLowerCase()), ...placeNames(places).flatMap((name) => name.split(', '))]
      .flatMap((name) => [name, ...name.split(' ')])
      .map((name): [string, string] => [foldText(name).replaceAll(' ', ''), name])
      .filter(([word]) => word.length >= SHORTEST_NAME),
  )
  nameWords.set(places, words)
  return words
}

/** The number of letters of a name that may be wrong. */
function mistakesIn(word: string): number {
  return word.length < LONG_NAME ? 1 : 2
}

/** The type, operation or place whose name a typed word misspells ('bodejas', 'apodca'); null where none is near. */
export function nearestName(typed: string, places: Places): string | null {
  const word = foldText(typed)
  if (word.length < SHORTEST_NAME || !/^[a-z]+$/.test(word)) return null
  const most = mistakesIn(word)
  let nearest: string | null = null
  let least = most + 1
  for (const [known, spelling] of nameWordsIn(places)) {
    if (Math.abs(known.length - word.length) >= least) continue
    const distance = editDistance(word, known, most)
    if (distance < least) [nearest, least] = [spelling, distance]
  }
  return nearest
}

const MOST_OFFERED = 3

/** A known place in the stead of an unknown one. `change`: the values that search around it. */
type SimilarPlace = { name: string; change: Partial<Filters> }

/** The known places whose names are most like that of the unknown place in the filters or the search. */
export function similarPlaces(request: ListingRequest): SimilarPlace[] {
  const { catalogue, unknownPlace } = request
  if (unknownPlace === null) return []
  return similarNames(unknownPlace, catalogue.places).map((name) => ({ name, change: placeInstead(request, name) }))
}

function placeInstead({ filters, place }: ListingRequest, name: string): Partial<Filters> {
  const { kilometres = 0, rest = '' } = place ?? {}
  return filters.cerca ? { cerca: name } : { search: rest, cerca: name, radio: String(kilometres) }
}

/** The names with most words like those of the text, the nearest spelling first; landmarks before zones. */
function similarNames(text: string, places: Places): string[] {
  const typed = landmarkWords(text).filter((word) => word.length >= SHORTEST_NAME)
  const names = [
    ...places.landmarks.map(({ name }) => nameWithoutArticle(name)),
    ...namedPlaces(places).map(({ name }) => name),
  ]
  return names
    .map((name) => ({ name, ...likeness(typed, landmarkWords(foldText(name))) }))
    .filter(({ words }) => words > 0)
    .toSorted((one, other) => other.words - one.words || one.mistakes - other.mistakes)
    .slice(0, MOST_OFFERED)
    .map(({ name }) => name)
}

/** The number of typed words that are like a word of the name, and their wrong letters. */
function likeness(typed: readonly string[], name: readonly string[]): { words: number; mistakes: number } {
  const nearest = typed.flatMap((word) => {
    const most = mistakesIn(word)
    const mistakes = Math.min(...name.map((known) => editDistance(word, known, most)))
    return mistakes <= most ? [mistakes] : []
  })
  return { words: nearest.length, mistakes: nearest.reduce((sum, mistakes) => sum + mistakes, 0) }
}
