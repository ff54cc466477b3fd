/** Longest search that is looked for, in characters; the rest is cut. Fields of a search take no more. */
export const LONGEST_SEARCH = 100

/** Characters of it that are looked at, with those that nobody sees: an address may have thousands. */
const LONGEST_SENT = 10 * LONGEST_SEARCH

/** Milliseconds without typing after which what was typed is asked for. */
export const TYPING_PAUSE_MS = 250

/**
 * A search as it is looked for: in one line, without what nobody sees. Chats put marks of direction and width around
 * what is copied from them, and PostgreSQL refuses some of what no keyboard types.
 */
export function typedSearch(typed: string | null): string {
  const seen = (typed ?? '')
    .slice(0, LONGEST_SENT)
    .toWellFormed()
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
  return [...seen.trim()].slice(0, LONGEST_SEARCH).join('').trim()
}
