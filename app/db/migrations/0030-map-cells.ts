import { type Kysely, sql } from 'kysely'

/** The cell of a kilometre that a public point lies in, as one number: row by row, from south to north. */
const CELL = 'floor("publicLatitude" / 0.010986328125) * 1000000 + floor("publicLongitude" / 0.010986328125)'
const FILTERED = 'category, type, municipality, state'
const LISTED = '"publicLatitude", "publicLongitude", "comparableCents", area, "createdAt", id'

/** What lies in some cells is found at once, where an index of latitudes went through all that lie between two of them. */
export async function up(db: Kysely<never>) {
  await db.schema.dropIndex('mapPlaces').execute()
  await sql.raw(`create index "mapCells" on properties (status, (${CELL}), ${FILTERED}, ${LISTED})`).execute(db)
}
