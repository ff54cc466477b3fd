/** For what never changes at its URL: a photo, a drawing, a file with a hash in its name. */
export const KEPT_FOR_EVER = 'public, max-age=31536000, immutable'
/** For a placeholder or a redirect, which may soon be replaced. */
export const KEPT_A_MINUTE = 'public, max-age=60'
/** For what only the person who requested it may see. */
export const KEPT_A_MINUTE_BY_ONE = 'private, max-age=60'
