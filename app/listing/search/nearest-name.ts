import { editDistance } from '#app/text/edit-distance.ts'
import { foldText } from '#app/text/fold-text.ts'
import type { Places } from '#app/catalogue/place/places.ts'
import { placeNames } from './named-place.ts'
import { TRADE_NAMES } from './trade-words.ts'

/** Shorter words resemble too many others. */
export const SHORTEST_NAME = 5
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
export function mistakesIn(word: string): number {
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
