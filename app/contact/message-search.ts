/** Folded text for comparing: lower case, no accents, single spaces. */
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
