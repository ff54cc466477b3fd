/** File types recognised by their first bytes; HEIC only to reject it with its own sentence. */
export type PhotoType = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif' | 'heic'

/** Bytes from the start of a file that `photoTypeOf` looks at. */
export const SIGNATURE_BYTES = 64

/** Brands of the ISO container that AVIF and HEIC share; a file may have several, and AVIF has priority. */
const AVIF_BRANDS = ['avif', 'avis']
const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']

/** Type of a picture by its first bytes, not by its name; null when it is not a photo. */
export function photoTypeOf(start: Uint8Array): PhotoType | null {
  const text = String.fromCharCode(...start.subarray(0, SIGNATURE_BYTES))
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (/^GIF8[79]a/.test(text)) return 'gif'
  if (/^RIFF[\s\S]{4}WEBP/.test(text)) return 'webp'
  return containerType(text)
}

/** `ftyp` box: its length in four bytes, the main brand, a version, then the brands that it is compatible with. */
function containerType(text: string): PhotoType | null {
  if (text.slice(4, 8) !== 'ftyp') return null
  const length = (text.charCodeAt(2) << 8) | text.charCodeAt(3)
  const brands = [text.slice(8, 12), ...(text.slice(16, length).match(/[\s\S]{4}/g) ?? [])]
  if (brands.some((brand) => AVIF_BRANDS.includes(brand))) return 'avif'
  return brands.some((brand) => HEIC_BRANDS.includes(brand)) ? 'heic' : null
}
