/** What the product keeps under a name in the table `installation`. */

/** The secret that signs sessions, where processes share it; in a data folder it is a file. */
export const AUTH_SECRET = 'authSecret'
/** What the public points of approximate places are made with; every backup has it. */
export const PLACE_KEY = 'placeKey'
/** Before what is shown: the numbers that the triggers of an embedded store count (migration 0008). */
export const REVISION = 'revision-'
/** Before a part of the catalogue: the revision at which it changed last (migration 0032). */
export const CHANGED_PART = `${REVISION}part `
/** By which rules, and when, all properties were derived again (rederive-turn.server.ts). */
export const DERIVED_BY = 'derivedBy'
