import { type Kysely, sql } from 'kysely'
import type { Dialect } from '#app/db/migrations/tools/dialect.ts'

type Db = Kysely<never>

/** The rows that a list shows something of, and the properties that each of them belongs to. */
const SOURCES = [
  { table: 'properties', property: (row: string) => `${row}.id` },
  { table: 'propertyPhotos', property: (row: string) => `${row}."propertyId"` },
]
const OF_COMPLEX = [
  { table: 'complexes', complex: (row: string) => `${row}.id` },
  { table: 'complexPhotos', complex: (row: string) => `${row}."complexId"` },
]

/** Each process holds the catalogue in memory. This table says which properties changed since a process read them. */
export async function createCatalogueChanges(db: Db, dialect: Dialect) {
  const change = dialect === 'sqlite' ? 'integer' : 'xid8'
  await run(db, `create table "catalogueChanges" ("propertyId" text primary key, change ${change} not null)`)
  await run(db, 'create index "catalogueChangesByChange" on "catalogueChanges" (change)')
  if (dialect === 'sqlite') await createSqliteTriggers(db)
  else await createPostgresTriggers(db)
}

/** In SQLite a change is the revision of the catalogue that it made. One writer at a time: revisions have no gaps. */
async function createSqliteTriggers(db: Db) {
  const revision = `coalesce((select cast(value as integer) from installation where name = 'revision-catalogue'), 0)`
  const note = (ids: string) =>
    `insert into "catalogueChanges" ("propertyId", change) select id, ${revision} from (${ids}) where true
      on conflict ("propertyId") do update set change = excluded.change;`
  const trigger = (name: string, event: string, body: string) =>
    run(db, `create trigger "${name}" after ${event} begin ${body} end`)
  for (const [name, event, rows] of [
    ['Added', 'insert', ['new']],
    ['Changed', 'update', ['old', 'new']],
    ['Removed', 'delete', ['old']],
  ] as const) {
    for (const { table, property } of SOURCES)
      await trigger(
        `${table}Listed${name}`,
        `${event} on "${table}"`,
        rows.map((row) => note(`select ${property(row)} as id`)).join(' '),
      )
    for (const { table, complex } of OF_COMPLEX)
      await trigger(
        `${table}Listed${name}`,
        `${event} on "${table}"`,
        rows.map((row) => note(`select id from properties where "complexId" = ${complex(row)}`)).join(' '),
      )
  }
  await trigger('photosListedChanged', 'update of key, width, height on photos', note(showing('new.id')))
}

/** The properties that show a photo, their own or one of their conjunto. */
function showing(photo: string): string {
  return `select "propertyId" as id from "propertyPhotos" where "photoId" = ${photo}
    union select properties.id from properties
      join "complexPhotos" on "complexPhotos"."complexId" = properties."complexId" where "photoId" = ${photo}`
}

/**
 * In PostgreSQL a change is the transaction that made it: transactions commit in another order than they begin, and a
 * snapshot knows which of them it has seen.
 */
async function createPostgresTriggers(db: Db) {
  const note = (ids: string) => `insert into "catalogueChanges" ("propertyId", change)
    select distinct id, pg_current_xact_id() from (${ids}) as listed where id is not null order by id
    on conflict ("propertyId") do update set change = excluded.change;`
  const ofComplex = (rows: string) => `select properties.id from properties join (${rows}) as shown
    on properties."complexId" = shown.id`
  const all = 'select id from properties union select "propertyId" from "catalogueChanges"'
  for (const { table, property } of SOURCES)
    await createStatementTriggers(db, table, (rows) =>
      note(`select ${property('changed')} as id from (${rows}) as changed`),
    )
  for (const { table, complex } of OF_COMPLEX)
    await createStatementTriggers(db, table, (rows) =>
      note(ofComplex(`select ${complex('changed')} as id from (${rows}) as changed`)),
    )
  await createFunction(db, 'listAllChanged', note(all))
  for (const { table } of [...SOURCES, ...OF_COMPLEX])
    await run(
      db,
      `create trigger "${table}ListedEmptied" before truncate on "${table}" for each statement execute function "listAllChanged"()`,
    )
  await createFunction(
    db,
    'listPhotosChanged',
    `if (old.key, old.width, old.height) is distinct from (new.key, new.width, new.height)
      then ${note(showing('new.id'))} end if;`,
  )
  await run(
    db,
    `create trigger "photosListedChanged" after update on photos for each row execute function "listPhotosChanged"()`,
  )
}

/** A statement that changes many rows notes them at once. */
async function createStatementTriggers(db: Db, table: string, body: (rows: string) => string) {
  const [before, after] = ['old table as before', 'new table as after']
  for (const [name, event, tables, rows] of [
    ['Added', 'insert', after, 'select * from after'],
    ['Changed', 'update', `${before} ${after}`, 'select * from before union all select * from after'],
    ['Removed', 'delete', before, 'select * from before'],
  ] as const) {
    await createFunction(db, `list${table}${name}`, body(rows))
    await run(
      db,
      `create trigger "${table}Listed${name}" after ${event} on "${table}" referencing ${tables}
        for each statement execute function "list${table}${name}"()`,
    )
  }
}

async function createFunction(db: Db, name: string, body: string) {
  await run(db, `create function "${name}"() returns trigger language plpgsql as $$ begin ${body} return null; end $$`)
}

/** For what Kysely has no words for. */
async function run(db: Db, statement: string) {
  await sql.raw(statement).execute(db)
}
