import { foldText } from '#app/text/fold-text.ts'
import { isJoining } from './search-words.ts'

const CONJUNCTIONS: ReadonlySet<string> = new Set(['y', 'e', 'o', 'u'])

/**
 * Removes the first occurrence of a run of words, together with the conjunction after it ('con patio y oficinas' →
 * 'con oficinas'), or else with the joining words before it unless another word needs them ('bodega en Apodaca' →
 * 'bodega').
 * @param replacement takes the place of the run, and nothing else is removed
 */
export function removeWords(words: readonly string[], run: readonly string[], replacement?: string): string[] {
  const at = words.findIndex((_, from) => run.every((word, next) => words[from + next] === word))
  if (at === -1) return [...words]
  if (replacement !== undefined) return words.toSpliced(at, run.length, replacement)
  const end = at + run.length
  const next = words[end]
  if (next !== undefined && CONJUNCTIONS.has(foldText(next))) return words.toSpliced(at, run.length + 1)
  let start = at
  if (next === undefined || isJoining(next)) while (start > 0 && isJoining(words[start - 1] ?? '')) start -= 1
  return words.toSpliced(start, end - start)
}
