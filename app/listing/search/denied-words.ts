import { foldText } from '#app/text/fold-text.ts'
import { isJoining } from './small-words.ts'
import { nameAt } from './meanings.ts'
import { withoutStop, wordForms } from './word-forms.ts'

/** How a search says that it doesn't want something, and how else a text says so. */
const DENIALS = new Map<string, readonly string[]>([
  ['sin', ['libre de', 'libres de']],
  ['ni', ['sin']],
  ['no', []],
])
const BEFORE_DENIED: ReadonlySet<string> = new Set(['este', 'esten', 'sea', 'sean', 'tenga', 'tengan', 'en', 'de'])

/**
 * What is not wanted is no word to find: 'sin columnas' is found only where a text says so, 'no en Apodaca' finds nothing
 * of Apodaca. Null where nothing is denied here.
 */
export function deniedAt(words: readonly string[], from: number): { forms: string[]; length: number } | null {
  // With a stop it is a number: 'No. 100'.
  const others = DENIALS.get(foldText(words[from] ?? ''))
  let at = from + 1
  while (BEFORE_DENIED.has(wordAt(words, at))) at += 1
  if (!others || at >= words.length || isJoining(wordAt(words, at))) return null
  const end = at + (nameAt(words, at)?.length ?? 1)
  const said = (first: number) => wordForms(withoutStop(foldText(words.slice(first, end).join(' '))))
  const denied = said(at)
  return {
    forms: [...said(from), ...others.flatMap((other) => denied.map((form) => `${other} ${form}`))],
    length: end - from,
  }
}

function wordAt(words: readonly string[], at: number): string {
  return withoutStop(foldText(words[at] ?? ''))
}
