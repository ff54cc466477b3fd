import { SHOWN_VARIANT, type Variant, type VariantFormat, shownWidth, variantWidths } from './photo-variants.ts'

/** The default image (design, section 9). The image route also returns it for a missing file. */
export const NO_PHOTO_URL = '/sin-imagen.svg'

/** Path of the source of a photo, a JPEG of up to 2400×1600: for the full-screen view. */
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

/** Path of the JPEG that stands for a photo wherever one address is asked for, such as in structured data. */
export function shownUrl(key: string): string {
  return variantUrl(key, SHOWN_VARIANT)
}

type SizedPhoto = { key: string; width: number; height: number }

/**
 * `srcset` of one format: '/img/… 400w, /img/… 800w, /img/… 1200w'. The photo itself is the largest JPEG.
 * @param widest maximum useful width in px
 */
export function srcSet(photo: SizedPhoto, format: VariantFormat, widest: number): string {
  const url = photoUrl(photo.key)
  const offered = new Map<number, string>()
  for (const width of variantWidths(photo, format)) {
    const shown = shownWidth(photo, width)
    if (width <= widest && !offered.has(shown)) offered.set(shown, `${variantKey(url, { width, format })} ${shown}w`)
  }
  const isLarge = photo.width > Math.max(...offered.keys()) && widest > SHOWN_VARIANT.width
  return [...offered.values(), ...(format === 'jpg' && isLarge ? [`${url} ${photo.width}w`] : [])].join(', ')
}
