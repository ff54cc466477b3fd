/** Characters in the bundled fonts: Latin-1 without the soft hyphen, and the usual punctuation. */
const DRAWABLE = /[\u0020-\u007e\u00a0-\u00ac\u00ae-\u00ff–—‘’“”„•…€™]/u

/** Replacements for characters that the fonts lack. */
const WRITTEN_OUT: Readonly<Record<string, string>> = {
  '\u2044': '/',
  '\u2215': '/',
  '\u2010': '-',
  '\u2011': '-',
  '\u2012': '-',
  '\u2015': '—',
  '\u2212': '-',
  '\u2032': "'",
  '\u2033': '"',
  '\u201a': ',',
  '\u201b': "'",
  '\u2039': '<',
  '\u203a': '>',
  '\u2264': '<=',
  '\u2a7d': '<=',
  '\u2265': '>=',
  '\u2a7e': '>=',
  '\u2260': '!=',
  '\u2248': '~',
  '\u223c': '~',
  '\u2213': '-/+',
  '\u2219': '·',
  '\u22c5': '·',
  '\u25cf': '•',
  '\u25aa': '•',
  '\u2300': 'Ø',
  '\u2190': '<-',
  '\u2192': '->',
  '\u2194': '<->',
  '\u21d2': '=>',
  '\u21d4': '<=>',
  '\u27a1': '->',
  '\u2794': '->',
  '\u279c': '->',
  '\u221e': 'infinito',
  '\u221a': 'raíz de ',
  '\u03a9': 'ohm',
  '\u2126': 'ohm',
  '\u03bc': 'µ',
  '\u03c0': 'pi',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ħ: 'h',
  Ħ: 'H',
  ı: 'i',
  œ: 'oe',
  Œ: 'OE',
  ŧ: 't',
  Ŧ: 'T',
}

/** A superscript after a letter, digit or bracket. */
const RAISED = /(?<=[\p{L}\p{N})])[⁰¹²³⁴-⁹⁺⁻]+/gu
/** Superscripts that the fonts have. */
const DRAWABLE_RAISED = /^[¹²³]*$/
/** A fraction in one character, also with the figure before it: '2⅔'. */
const FRACTION = /(?<=(\p{Nd})?)[⅐-⅞↉]/gu
/** A combining or formatting character. */
const INVISIBLE = /[\p{Cf}\p{Mn}\ufe00-\ufe0f]/u

/**
 * The text with only the characters of the fonts. Fractions, powers and signs are written out ('⅔' as '2/3', '10⁶' as
 * '10^6', '≥' as '>='), other letters lose their marks ('ő' becomes 'o'). Anything else is dropped. May be empty.
 */
export function drawableText(text: string): string {
  return read(text).drawable
}

/** The characters that `drawableText` drops, each once: emoji, other scripts. */
export function undrawableIn(text: string): string[] {
  return [...new Set(read(text).dropped)]
}

function read(text: string): { drawable: string; dropped: string[] } {
  const plain = text
    .normalize('NFC')
    .replaceAll(FRACTION, (fraction, before?: string) => (before ? ' ' : '') + fraction.normalize('NFKD'))
    .replaceAll(RAISED, (raised) => (DRAWABLE_RAISED.test(raised) ? raised : `^${raised.normalize('NFKD')}`))
  const dropped: string[] = []
  const signs = Array.from(plain, (sign) => {
    const drawn = drawable(sign)
    if (drawn === '' && !INVISIBLE.test(sign)) dropped.push(sign)
    return drawn
  })
  return { drawable: signs.join('').replaceAll(/ {2,}/g, ' ').trim(), dropped }
}

function drawable(sign: string): string {
  if (DRAWABLE.test(sign)) return sign
  if (/\s/.test(sign)) return ' '
  if (INVISIBLE.test(sign)) return ''
  return Array.from(WRITTEN_OUT[sign] ?? sign.normalize('NFKD'), (part) =>
    DRAWABLE.test(part) ? part : (WRITTEN_OUT[part] ?? ''),
  ).join('')
}
