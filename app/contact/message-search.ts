/** Characters of a search that count. */
const LONGEST = 100

/** Text as it is compared: small letters without accents, spaces alike. */
export function foldMessage(parts: readonly (string | null)[]): string {
  return parts
    .filter(Boolean)
    .join('\n')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** The words of a search; each must occur somewhere. */
export function searchedWords(search: string): string[] {
  return foldMessage([search.replaceAll('\0', '')])
    .split(' ')
    .filter(Boolean)
}

/** A search as it was typed, of a length that makes sense. */
export function readSearch(typed: string | null): string {
  return (typed ?? '').trim().slice(0, LONGEST)
}
