import { type Kysely, sql } from 'kysely'

const PLACE = 'status, latitude, longitude, "publicLatitude", "publicLongitude", id'

/** The panel's map gathers all properties, and its list those that no map shows: neither looks at the rows. */
export async function up(db: Kysely<never>) {
  await sql.raw(`create index "panelPlaces" on properties (${PLACE})`).execute(db)
  await sql
    .raw(`create index "panelUnplaced" on properties ("createdAt" desc, id desc) where "publicLatitude" is null`)
    .execute(db)
}
