/**
 * Maximum size of the source of a photo in px, and its JPEG quality, 0 to 1. Photos are never enlarged. Only the
 * full-screen view shows more of it than `SHOWN_PHOTO` (decision 46).
 */
export const STORED_PHOTO = { width: 2400, height: 1600, quality: 0.8 } as const

/** Maximum size in px of a photo in all other views (spec, sections 5 and 9; decision 27). */
export const SHOWN_PHOTO = { width: 1200, height: 800, quality: 0.8 } as const
