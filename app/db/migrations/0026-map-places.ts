import { type Kysely, sql } from 'kysely'

const FILTERED = 'category, type, municipality, state, "comparableCents", area, "createdAt", id'

/** What lies between two latitudes is counted, gathered for the map and ordered for the list without looking at rows. */
export async function up(db: Kysely<never>) {
  await sql
    .raw(`create index "mapPlaces" on properties (status, "publicLatitude", "publicLongitude", ${FILTERED})`)
    .execute(db)
}
