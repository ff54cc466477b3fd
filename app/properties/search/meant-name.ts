import { foldText } from '#app/text/fold-text.ts'
import { NAMED_PLACES } from '#app/properties/place/named-place.ts'
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
    const away = lettersApart(word, known)
    if (away < least) [meant, least] = [told, away]
  }
  return meant
}

/** How many letters are wrong, missing, too many or in each other's place. */
function lettersApart(one: string, other: string): number {
  let before: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row]
    for (let at = 1; at <= other.length; at += 1) {
      const isSame = one[row - 1] === other[at - 1]
      const isTurned = row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1]
      const steps = [(last[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1, (last[at - 1] ?? 0) + (isSame ? 0 : 1)]
      if (isTurned) steps.push((before[at - 2] ?? 0) + 1)
      next.push(Math.min(...steps))
    }
    before = last
    last = next
  }
  return last[other.length] ?? 0
}
