/** What the product keeps under a name in the table `installation`. */

/** The secret that signs sessions, where processes share it; in a data folder it is a file. */
export const AUTH_SECRET = 'authSecret'
/** What the public points of approximate places are made with; every backup has it. */
export const PLACE_KEY = 'placeKey'
/** Before what is shown: the numbers that the triggers of an embedded store count. */
export const REVISION = 'revision-'
