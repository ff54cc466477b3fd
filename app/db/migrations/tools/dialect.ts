/** The database that a migration runs on. Frozen, as all in this folder: it names what there was when they landed. */
export type Dialect = 'sqlite' | 'postgres'
