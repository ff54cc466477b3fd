/**
 * Maximum size of a stored photo in px, and its JPEG quality, 0 to 1. Photos are never enlarged. The sides are twice
 * those of the specification, for photos over the whole screen (spec, section 5; decision 27; docs/decisions.md has the
 * reason).
 */
export const STORED_PHOTO = { width: 2400, height: 1600, quality: 0.8 } as const
