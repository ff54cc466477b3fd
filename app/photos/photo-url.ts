import { USUAL_WIDTHS, type Variant, type VariantFormat, variantWidths } from './photo-variants.ts'

/** The default image (design, section 9). The image route also returns it for a missing file. */
export const NO_PHOTO_URL = '/sin-imagen.svg'

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

type SizedPhoto = { key: string; width: number }

/**
 * `srcset` of one format: '/img/… 400w, /img/… 800w, /img/… 1200w'. The photo itself is the largest JPEG.
 * @param widest maximum useful width in px
 */
export function srcSet(photo: SizedPhoto, format: VariantFormat, widest: number): string {
  const url = photoUrl(photo.key)
  const offered = variantWidths(photo, format)
    .filter((width) => width <= widest)
    .map((width) => `${variantKey(url, { width, format })} ${width}w`)
  const isLarge = photo.width > Math.max(...USUAL_WIDTHS) && photo.width <= widest
  return [...offered, ...(format === 'jpg' && isLarge ? [`${url} ${photo.width}w`] : [])].join(', ')
}
