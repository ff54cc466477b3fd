/**
 * A number that grows with every committed change to what public pages show (visit counters excepted), made by this
 * process or another; null while it can't be known. Two equal numbers of one process: nothing changed in between.
 */
export type Revision = () => number | null

/** What the triggers call it: a notification of PostgreSQL begins with it, a row of SQLite ends with it. */
export const CATALOGUE = 'catalogue'
