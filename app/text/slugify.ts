import { withoutAccents } from './fold-text.ts'

/** Letters of the longest slug (spec, section 9). */
export const LONGEST_SLUG = 100

/** Letters that accent folding does not cover, and ligatures. */
const LIGATURE = /[ßẞøØłŁæÆœŒđĐðÐþÞıħĦŧŦĲĳﬀ-ﬆ]/g
/** A hyphen or dash of any length, as phones and word processors write it. The soft hyphen is none. */
const DASH = /[\p{Pd}\u2212\u2043]/gu
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  ẞ: 'ss',
  ø: 'o',
  Ø: 'o',
  ł: 'l',
  Ł: 'l',
  æ: 'ae',
  Æ: 'ae',
  œ: 'oe',
  Œ: 'oe',
  đ: 'd',
  Đ: 'd',
  ð: 'd',
  Ð: 'd',
  þ: 'th',
  Þ: 'th',
  ı: 'i',
  ħ: 'h',
  Ħ: 'h',
  ŧ: 't',
  Ŧ: 't',
}

/**
 * The part of a URL that names a text: accents and ñ folded, everything but letters, digits, spaces and hyphens
 * removed, spaces and dashes turned into hyphens, repeated hyphens collapsed, none at either end. May be empty (spec,
 * section 2, Slug rule; decision 25).
 */
export function slugify(text: string): string {
  const folded = withoutAccents(text.replaceAll(LIGATURE, (sign) => LETTERS[sign] ?? sign.normalize('NFKD')))
  const plain = folded
    .toLowerCase()
    .replaceAll(DASH, '-')
    .replaceAll(/[^a-z0-9\s-]/g, '')
    .trim()
    .replaceAll(/[\s-]+/g, '-')
  return trimHyphens(trimHyphens(plain).slice(0, LONGEST_SLUG))
}

/** A text without hyphens at its ends. */
export function trimHyphens(text: string): string {
  return text.replaceAll(/^-+|-+$/g, '')
}
