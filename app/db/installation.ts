/** What the product keeps under a name in the table `installation`. */

/** The secret that signs sessions, where processes share it; in a data folder it is a file. */
export const AUTH_SECRET = 'authSecret'
/** Before what is shown: the numbers that the triggers of an embedded store count (migration 0008). */
export const REVISION = 'revision-'
