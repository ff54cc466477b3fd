import { type Kysely, sql } from 'kysely'
import type { Dialect } from './tools/dialect.ts'

type Db = Kysely<never>

const POINT = `"publicLongitude", "publicLongitude", "publicLatitude", "publicLatitude"`

/** The index of public points that the map of the listing asks: R*Tree in SQLite, GiST in PostgreSQL. */
export async function up(db: Db, dialect: Dialect) {
  if (dialect === 'postgres') {
    await run(
      db,
      `create index "publicPlaces" on properties using gist (point("publicLongitude", "publicLatitude"))
        where "publicLatitude" is not null`,
    )
    return
  }
  const columns = 'seq, west, east, south, north'
  const forget = 'delete from "publicPlaces" where seq = old.seq;'
  const learn = `insert into "publicPlaces" (${columns})
    select new.seq, new."publicLongitude", new."publicLongitude", new."publicLatitude", new."publicLatitude"
    where new."publicLatitude" is not null;`
  await run(db, `create virtual table "publicPlaces" using rtree(${columns})`)
  await run(
    db,
    `insert into "publicPlaces" (${columns}) select seq, ${POINT} from properties where "publicLatitude" is not null`,
  )
  await run(db, `create trigger "publicPlacesAdded" after insert on properties begin ${learn} end`)
  await run(db, `create trigger "publicPlacesRemoved" after delete on properties begin ${forget} end`)
  await run(
    db,
    `create trigger "publicPlacesChanged" after update of "publicLatitude", "publicLongitude", seq on properties
      begin ${forget} ${learn} end`,
  )
}

/** For what Kysely has no words for. */
async function run(db: Db, statement: string) {
  await sql.raw(statement).execute(db)
}
