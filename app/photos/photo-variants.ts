import { SHOWN_PHOTO, STORED_PHOTO } from './photo-size.ts'

/** Formats of the responsive variants, best first (architecture, Imágenes). */
export const VARIANT_FORMATS = ['avif', 'webp', 'jpg'] as const
export type VariantFormat = (typeof VARIANT_FORMATS)[number]

/** Widths in px that every photo has, none wider than the photo itself, nor higher than a shown photo. */
export const USUAL_WIDTHS = [400, 800, SHOWN_PHOTO.width] as const
/** Widths of large variants, which photos have that are at least as wide; photos stored at 1600 px have none. */
export const LARGE_WIDTHS = [1600, STORED_PHOTO.width] as const
type VariantWidth = (typeof USUAL_WIDTHS)[number] | (typeof LARGE_WIDTHS)[number]

export type Variant = { width: VariantWidth; format: VariantFormat }

/** The preview that the form shows of a new photo; it is made at once. */
export const TILE_VARIANT = { width: 400, format: 'jpg' } as const
/** The photo of the specification: what stands in `images`, in structured data, in chats (spec, section 5; decision 46). */
export const SHOWN_VARIANT = { width: SHOWN_PHOTO.width, format: 'jpg' } as const
/** Made with the photo itself, before all the others. */
export const FIRST_VARIANTS = [TILE_VARIANT, SHOWN_VARIANT] as const

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

/** How wide a variant is: it keeps the proportion of the photo. */
export function shownWidth({ width, height }: { width: number; height: number }, variant: VariantWidth): number {
  const most = USUAL_WIDTHS.some((usual) => usual === variant) ? (SHOWN_PHOTO.height * width) / height : width
  return Math.max(1, Math.min(variant, width, Math.round(most)))
}
