/** Maximum length of a search in characters; the rest is cut. Search fields accept no more. */
export const LONGEST_SEARCH = 100

/** Maximum characters that are read, invisible ones included: a URL may have thousands. */
const LONGEST_SENT = 10 * LONGEST_SEARCH

/** Milliseconds without typing after which the search starts. */
export const TYPING_PAUSE_MS = 250

/**
 * A search in one line, without invisible characters. Chats add direction marks to copied text, and PostgreSQL rejects
 * some control characters.
 */
export function typedSearch(typed: string | null): string {
  const seen = (typed ?? '')
    .slice(0, LONGEST_SENT)
    .toWellFormed()
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
  return [...seen.trim()].slice(0, LONGEST_SEARCH).join('').trim()
}
