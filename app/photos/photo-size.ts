/**
 * What a stored photo is made to fit, in px, never enlarged, and its JPEG quality, 0 to 1: twice the sides that the
 * specification says, for photos over the whole screen (spec, section 5; decision 27; docs/decisions.md tells why).
 */
export const STORED_PHOTO = { width: 2400, height: 1600, quality: 0.8 } as const
