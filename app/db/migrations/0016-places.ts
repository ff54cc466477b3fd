import { type Kysely, sql } from 'kysely'
import { mapPoint } from './0016/map-point.ts'
import type { Dialect } from './tools/dialect.ts'
import { oneOf } from './tools/one-of.ts'

type Db = Kysely<{ properties: { seq: number; googleMapsLink: string | null } }>

const PRECISIONS = ['exacta', 'aproximada', 'zona']
const POINTS = ['latitude', 'longitude', 'publicLatitude', 'publicLongitude']
/** Rows in one statement. */
const BATCH = 500

/** Where a property is, where everybody is told that it is, and how exactly; until now all of it was what staff pasted. */
export async function up(db: Db, dialect: Dialect) {
  for (const table of ['properties', 'globalConfig'])
    await db.schema
      .alterTable(table)
      .addColumn('precision', 'text', (column) =>
        column.notNull().defaultTo('exacta').check(oneOf('precision', PRECISIONS)),
      )
      .execute()
  const degrees = dialect === 'sqlite' ? sql`real` : sql`double precision`
  for (const name of POINTS) await db.schema.alterTable('properties').addColumn(name, degrees).execute()
  if (dialect === 'sqlite') await uncounted(db, () => tellPoints(db))
  else await tellPoints(db)
  // Units of one building are looked for whenever one of them is written.
  await sql`create index "approximatePlaces" on properties (latitude, longitude) where precision = 'aproximada'`.execute(
    db,
  )
}

/** Nothing that public pages show changes with it: in SQLite the trigger that counts their changes (0008) rests. */
async function uncounted(db: Db, change: () => Promise<void>) {
  const counting = sql<{ sql: string }>`select sql from sqlite_schema where name = 'propertiesChanged'`
  const { rows } = await counting.execute(db)
  await sql`drop trigger "propertiesChanged"`.execute(db)
  await change()
  for (const row of rows) await sql.raw(row.sql).execute(db)
}

async function tellPoints(db: Db) {
  for (let last = 0; ;) {
    const rows = await db
      .selectFrom('properties')
      .where('seq', '>', last)
      .orderBy('seq')
      .limit(BATCH)
      .select(['seq', 'googleMapsLink'])
      .execute()
    const points = rows.flatMap(({ seq, googleMapsLink }) => {
      const point = mapPoint(googleMapsLink ?? '')
      return point ? [sql`(${sql.lit(seq)}, ${sql.lit(point.latitude)}, ${sql.lit(point.longitude)})`] : []
    })
    if (points.length > 0)
      await sql`with found(seq, latitude, longitude) as (values ${sql.join(points)})
        update properties set latitude = found.latitude, longitude = found.longitude,
          "publicLatitude" = found.latitude, "publicLongitude" = found.longitude
        from found where properties.seq = found.seq`.execute(db)
    const end = rows.at(-1)
    if (!end || rows.length < BATCH) return
    last = Number(end.seq)
  }
}
