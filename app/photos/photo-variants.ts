import { STORED_PHOTO } from './photo-size.ts'

/** Formats of the responsive variants, best first (architecture, Imágenes). */
export const VARIANT_FORMATS = ['avif', 'webp', 'jpg'] as const
export type VariantFormat = (typeof VARIANT_FORMATS)[number]

/** Widths in px that every photo has, none wider than the photo itself. */
export const USUAL_WIDTHS = [400, 800, 1200] as const
/** Widths of large variants, which photos have that are at least as wide; photos stored at 1600 px have none. */
export const LARGE_WIDTHS = [1600, STORED_PHOTO.width] as const
type VariantWidth = (typeof USUAL_WIDTHS)[number] | (typeof LARGE_WIDTHS)[number]

export type Variant = { width: VariantWidth; format: VariantFormat }

/** The preview that the form shows of a new photo; it is made at once. */
export const TILE_VARIANT = { width: 400, format: 'jpg' } as const

/** The widths in which a photo exists in a format. The photo itself is the large JPEG. */
export function variantWidths(photo: { width: number }, format: VariantFormat): VariantWidth[] {
  const large = format === 'jpg' ? [] : LARGE_WIDTHS.filter((width) => width <= photo.width)
  return [...USUAL_WIDTHS, ...large]
}

/** All the variants of a photo, the small ones first. */
export function variantsOf(photo: { width: number }): Variant[] {
  const variants = VARIANT_FORMATS.flatMap((format) => variantWidths(photo, format).map((width) => ({ width, format })))
  return variants.toSorted((a, b) => a.width - b.width)
}
