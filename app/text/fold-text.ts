/** A text of ASCII characters alone, which has nothing to fold but its case. */
const PLAIN = /^[\x20-\x7e]*$/

/**
 * Text as it is compared: lower case, accents and ñ folded to plain letters, compatibility forms opened
 * (m² becomes m2), white space collapsed, invisible characters (soft hyphens, joiners) removed. Both sides of every
 * search pass through here.
 */
export function foldText(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase().replaceAll(/\s+/g, ' ').trim()
  return withoutAccents(text.normalize('NFKD'))
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** 'Contraseña' is 'Contrasena'. */
export function withoutAccents(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '')
}

/** The words that a search looks for: each must occur somewhere in the text. */
export function searchWords(text: string): string[] {
  const folded = foldText(text)
  return folded === '' ? [] : [...new Set(folded.split(' '))]
}

/** What a short folded text says of a word: its letters and digits; empty where it has none. */
export function wordPart(text: string): string {
  return text.replaceAll(/[^\p{L}\p{N}]/gu, '')
}
