import { editDistance } from '#app/text/edit-distance.ts'
import { foldText } from '#app/text/fold-text.ts'
import { NAMED_PLACES } from './named-place.ts'
import { TRADE_NAMES } from './meanings.ts'

/** Shorter words have too many neighbours, and of longer ones two letters may be wrong. */
const SHORTEST = 5
const LONG = 8

/** The words of every name, and names of several as one word ('lindavista'): folded, and as people write them. */
const WORDS: ReadonlyMap<string, string> = new Map(
  [...TRADE_NAMES.map((name) => name.toLowerCase()), ...NAMED_PLACES.flatMap(({ name }) => name.split(', '))]
    .flatMap((name) => [name, ...name.split(' ')])
    .map((name): [string, string] => [foldText(name).replaceAll(' ', ''), name])
    .filter(([word]) => word.length >= SHORTEST),
)

/** The word of a type, an operation or a place that a typed one is a slip of: 'bodejas', 'apodca'; null where none is near. */
export function meantName(typed: string): string | null {
  const word = foldText(typed)
  if (word.length < SHORTEST || !/^[a-z]+$/.test(word)) return null
  const most = word.length < LONG ? 1 : 2
  let meant: string | null = null
  let least = most + 1
  for (const [known, told] of WORDS) {
    if (Math.abs(known.length - word.length) >= least) continue
    const away = editDistance(word, known, most)
    if (away < least) [meant, least] = [told, away]
  }
  return meant
}
