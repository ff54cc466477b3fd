/** ASCII characters without apostrophes, which have nothing to fold but their case. */
const PLAIN = /^[\x20-\x26\x28-\x5f\x61-\x7e]*$/
/** Apostrophes, and the accents, primes and quotes that people type for them. */
const APOSTROPHES = /['\u2018\u2019\u201B\u02B9\u02BB\u02BC\u2032\u2035`]/g

/**
 * Text as it is compared: lower case, accents and ñ folded to plain letters, compatibility forms opened
 * (m² becomes m2), white space collapsed, apostrophes (O’Farrill is OFarrill) and invisible characters (soft hyphens,
 * joiners) removed. Both sides of every search pass through here.
 */
export function foldText(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase().replaceAll(/\s+/g, ' ').trim()
  // An acute accent is replaced first, because its compatibility form begins with a space.
  return text
    .replaceAll('\u00B4', "'")
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(APOSTROPHES, '')
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
