/** Of what never changes under its address: a photo, a drawing, a file with a hash in its name. */
export const KEPT_FOR_EVER = 'public, max-age=31536000, immutable'
/** Of what stands in for something, or leads elsewhere: both may be otherwise soon. */
export const KEPT_A_MINUTE = 'public, max-age=60'
/** Of what only the person who asked may see. */
export const KEPT_A_MINUTE_BY_ONE = 'private, max-age=60'
