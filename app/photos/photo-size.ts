/** What a stored photo is made to fit, in px, never enlarged, and its JPEG quality, 0 to 1 (spec, section 5; decision 27). */
export const STORED_PHOTO = { width: 1200, height: 800, quality: 0.8 } as const

/** Widths of the responsive variants in px; the largest is that of the photo itself (architecture, Imágenes). */
export const VARIANT_WIDTHS = [400, 800, STORED_PHOTO.width] as const

/** The size in which a picture is stored. */
export function fittedSize({ width, height }: { width: number; height: number }): { width: number; height: number } {
  const scale = Math.min(1, STORED_PHOTO.width / width, STORED_PHOTO.height / height)
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}
