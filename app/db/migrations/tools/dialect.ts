/** The database that a migration runs on. Frozen, like everything in this folder: landed migrations use it. */
export type Dialect = 'sqlite' | 'postgres'
