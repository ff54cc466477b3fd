/** What a stored photo is made to fit, in px, never enlarged, and its JPEG quality, 0 to 1 (spec, section 5; decision 27). */
export const STORED_PHOTO = { width: 1200, height: 800, quality: 0.8 } as const

/** Widths of the responsive variants in px; the largest is that of the photo itself (architecture, Imágenes). */
export const VARIANT_WIDTHS = [400, 800, STORED_PHOTO.width] as const
