import { VARIANT_WIDTHS } from './photo-size.ts'

/** Formats of the responsive variants, best first (architecture, Imágenes). */
export const VARIANT_FORMATS = ['avif', 'webp', 'jpg'] as const
export type VariantFormat = (typeof VARIANT_FORMATS)[number]
export type Variant = { width: (typeof VARIANT_WIDTHS)[number]; format: VariantFormat }

/** Path of a stored photo as it was stored: a JPEG. */
export function photoUrl(key: string): string {
  return `/img/${key.split('/').map(encodeURIComponent).join('/')}`
}

/** Key of a variant in the file store: 'properties/1_a.jpg' at 800 px as WebP is 'properties/1_a.jpg.800.webp'. */
export function variantKey(key: string, variant: Variant): string {
  return `${key}.${variant.width}.${variant.format}`
}

export function variantUrl(key: string, variant: Variant): string {
  return photoUrl(variantKey(key, variant))
}

const VARIANT_KEY = new RegExp(String.raw`^(.+)\.(${VARIANT_WIDTHS.join('|')})\.(${VARIANT_FORMATS.join('|')})$`)

/** The photo and the variant that a key of the file store names; `variant` null for the photo itself. */
export function parsePhotoKey(requested: string): { key: string; variant: Variant | null } {
  const match = VARIANT_KEY.exec(requested)
  if (!match) return { key: requested, variant: null }
  const [, key = '', width, format] = match
  return { key, variant: { width: Number(width) as Variant['width'], format: format as VariantFormat } }
}

/** `srcset` of one format: '/img/… 400w, /img/… 800w, /img/… 1200w'. */
export function srcSet(key: string, format: VariantFormat): string {
  const url = photoUrl(key)
  return VARIANT_WIDTHS.map((width) => `${variantKey(url, { width, format })} ${width}w`).join(', ')
}
