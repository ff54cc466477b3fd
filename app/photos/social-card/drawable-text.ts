/** Characters in the bundled fonts: Latin-1 and the usual punctuation. */
const DRAWABLE = /[\u0020-\u007e\u00a0-\u00ff–—‘’“”„•…€™]/u

/**
 * The text with only the characters of the fonts: other letters lose their marks ('ő' becomes 'o'), anything
 * else (emoji, other scripts, controls) is removed. May be empty.
 */
export function drawableText(text: string): string {
  const plain = [...text.normalize('NFC')].map((character) => drawable(character)).join('')
  return plain.replaceAll(/ {2,}/g, ' ').trim()
}

function drawable(character: string): string {
  if (DRAWABLE.test(character)) return character
  if (/\s/.test(character)) return ' '
  return [...character.normalize('NFKD')].filter((part) => DRAWABLE.test(part)).join('')
}
