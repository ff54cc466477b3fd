/**
 * A number that grows with every committed change to public data (visit counters excepted), by any process. Null while
 * it is unknown. If it is unchanged, nothing has changed.
 */
export type Revision = () => number | null

/** The triggers' name for the catalogue: the prefix of PostgreSQL's notifications and the suffix of SQLite's row. */
export const CATALOGUE = 'catalogue'
