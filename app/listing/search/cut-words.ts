import { foldText } from '#app/text/fold-text.ts'
import { isJoining } from './small-words.ts'

const LISTING: ReadonlySet<string> = new Set(['y', 'e', 'o', 'u'])

/**
 * The words without a run of them, which went before: with what joins it to the words before where nothing follows it
 * that they join too ('bodega en Apodaca' → 'bodega'), and as one of a list with the word that goes on with the list
 * ('con patio y oficinas' → 'con oficinas').
 * @param instead what stands in its place
 */
export function cut(words: readonly string[], run: readonly string[], instead?: string): string[] {
  const at = words.findIndex((_, from) => run.every((word, next) => words[from + next] === word))
  if (at === -1) return [...words]
  if (instead !== undefined) return words.toSpliced(at, run.length, instead)
  const end = at + run.length
  const next = words[end]
  if (next !== undefined && LISTING.has(foldText(next))) return words.toSpliced(at, run.length + 1)
  let start = at
  if (next === undefined || isJoining(next)) while (start > 0 && isJoining(words[start - 1] ?? '')) start -= 1
  return words.toSpliced(start, end - start)
}
