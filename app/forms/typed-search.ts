/** Maximum length of a search in characters; the rest is cut. Search fields accept no more. */
export const LONGEST_SEARCH = 100

/** Maximum length of a WhatsApp message that is pasted into a search of the panel; a longer one has no reference of ours. */
export const LONGEST_PASTED = 4_000

/** Maximum characters that are read, invisible ones included: a URL may have thousands. */
const LONGEST_SENT = 10 * LONGEST_SEARCH

/** Milliseconds without typing after which the search starts. */
export const TYPING_PAUSE_MS = 250

/** A search in one line, without invisible characters. */
export function typedSearch(typed: string | null): string {
  const seen = visibleLine((typed ?? '').slice(0, LONGEST_SENT))
  return [...seen].slice(0, LONGEST_SEARCH).join('').trim()
}

/** The whole text of a search of the panel, in which somebody may have pasted a message. */
export function pastedSearch(typed: string | null): string {
  return visibleLine((typed ?? '').slice(0, 2 * LONGEST_PASTED))
}

/** Chats add direction marks to copied text, and PostgreSQL rejects some control characters. */
function visibleLine(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
}
