import { editDistance } from '#app/text/edit-distance.ts'
import { foldText } from '#app/text/fold-text.ts'

/** Shorter words resemble too many others. */
const SHORTEST = 5
/** A word of at least so many letters may have two wrong ones. */
const LONG = 10

/**
 * The value whose word a text misspells: 'Bodga', 'Querétarro'. Null where no word is near, or words of several values.
 * @param words folded words and the value of each
 */
export function nearValue<Value>(text: string, words: Iterable<readonly [string, Value]>): Value | null {
  const typed = foldText(text)
  if (typed.length < SHORTEST) return null
  const most = typed.length < LONG ? 1 : 2
  let least = most + 1
  let values = new Set<Value>()
  for (const [word, value] of words) {
    if (word.length < SHORTEST || Math.abs(word.length - typed.length) > least) continue
    const distance = editDistance(typed, word, most)
    // A first letter is seldom wrong: 'Naucalpan' is not 'Zacualpan'.
    if (distance > 1 && word[0] !== typed[0]) continue
    if (distance < least) [least, values] = [distance, new Set([value])]
    else if (distance === least && distance <= most) values.add(value)
  }
  const [only] = values
  return values.size === 1 && only !== undefined ? only : null
}
