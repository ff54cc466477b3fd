/** For content that never changes at its URL: a photo, a drawing, a file with a hash in its name. */
export const IMMUTABLE = 'public, max-age=31536000, immutable'
/** For a placeholder or a redirect, which may soon be replaced. */
export const PUBLIC_ONE_MINUTE = 'public, max-age=60'
/** For content that only the requesting person may see. */
export const PRIVATE_ONE_MINUTE = 'private, max-age=60'
