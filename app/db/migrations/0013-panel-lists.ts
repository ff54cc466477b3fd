import { type Kysely, sql } from 'kysely'
import { TEXTS, told } from './0013/texts.ts'
import type { Dialect } from './tools/dialect.ts'
import { oneOf } from './tools/one-of.ts'

type Db = Kysely<never>

/** As migration 0011 left them. */
const LOG_ACTIONS = [
  'property_created',
  'create_property',
  'edit_property',
  'pause_property',
  'unpause_property',
  'delete_property',
  'restore_property',
  'purge_property',
  'make_backup',
  'fail_backup',
]
const LOG_TYPES = [
  'property_creation',
  'property_edit',
  'property_pause',
  'property_unpause',
  'property_deletion',
  'property_restoration',
  'backup',
]

const FILTERS = 'status, type, category, municipality, "hasPhotos"'
/** In small letters, and nothing where there is none. */
const CODE = `lower(nullif("propertyId", ''))`

/** The orders of the panel's list, each with what its filters go by: a page is found without touching rows. */
const ORDERS: Record<string, readonly [sqlite: string, postgres: string]> = {
  panelByDate: same('"createdAt" desc, id desc'),
  panelByPrice: same('"comparableCents", id'),
  panelByArea: same('area, id'),
  panelByCode: [`${CODE}, id`, `(${CODE} collate "C"), id`],
}

/** PostgreSQL does not read an ascending index backwards for an order that puts what is missing last. */
const DESCENDING: Record<string, string> = {
  panelByPriceDown: '"comparableCents" desc nulls last, id desc',
  panelByAreaDown: 'area desc nulls last, id desc',
  panelByCodeDown: `(${CODE} collate "C") desc nulls last, id desc`,
}

/** Bytes of words that SQLite collects before it writes them into an index: with its own 1 MB it sorts them again and again. */
const COLLECTED = 16 * 1024 * 1024

/** What the panel asks of a large catalogue and of its log, without looking at the rows. */
export async function up(db: Db, dialect: Dialect) {
  await db.schema
    .alterTable('properties')
    .addColumn('hasPhotos', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await tellPhotos(db, dialect)
  await indexOrders(db, dialect)
  if (dialect === 'sqlite') await copyByRow(db)
  if (dialect === 'sqlite') await numberLog(db)
  await indexLog(db, dialect)
  for (const text of TEXTS)
    if (dialect === 'sqlite') await indexText(db, text)
    else
      await run(
        db,
        `create index "${text.name}Told" on "${text.table}" using gin (${told(text, '', dialect)} gin_trgm_ops)`,
      )
  // The public texts are collected as the new ones are.
  if (dialect === 'sqlite') for (const table of ['publicText', 'publicWords']) await collectMore(db, table)
}

/** Nothing that public pages show changes with it: in SQLite the trigger that counts their changes (0008) rests. */
async function tellPhotos(db: Db, dialect: Dialect) {
  const update = `update properties set "hasPhotos" = 1 where id in (select "propertyId" from "propertyPhotos")`
  if (dialect === 'postgres') return run(db, update)
  const counting = sql<{ sql: string }>`select sql from sqlite_schema where name = 'propertiesChanged'`
  const { rows } = await counting.execute(db)
  for (const statement of ['drop trigger "propertiesChanged"', update, ...rows.map((row) => row.sql)])
    await run(db, statement)
}

async function indexOrders(db: Db, dialect: Dialect) {
  for (const name of ['panelByDate', 'listingCount']) await run(db, `drop index "${name}"`)
  for (const [name, [sqlite, postgres]] of Object.entries(ORDERS))
    await run(db, `create index "${name}" on properties (${dialect === 'sqlite' ? sqlite : postgres}, ${FILTERS})`)
  // Whatever is counted by these filters alone is a sum of few groups.
  await run(
    db,
    `create index "catalogueCount" on properties (status, category, type, municipality, state, "hasPhotos")`,
  )
  await run(db, `create index "panelWithoutPhotos" on properties ("createdAt" desc, id desc) where "hasPhotos" = 0`)
  if (dialect === 'sqlite') return
  await run(db, `drop index "propertiesPanelText"`)
  for (const [name, columns] of Object.entries(DESCENDING))
    await run(db, `create index "${name}" on properties (${columns})`)
}

/** The copy by row number (0001) with all that hits of a text index are filtered and ordered by. */
async function copyByRow(db: Db) {
  await run(db, 'drop index "propertiesByRow"')
  await run(
    db,
    `create index "propertiesByRow" on properties
      (seq, ${FILTERS}, state, "comparableCents", area, "createdAt", id)`,
  )
}

/** A text index goes by the number of a row, which `vacuum` keeps only where it is a column. */
async function numberLog(db: Db) {
  await db.schema
    .createTable('numberedLogs')
    .addColumn('seq', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('id', 'text', (column) => column.notNull().unique())
    .addColumn('action', 'text', (column) => column.notNull().check(oneOf('action', LOG_ACTIONS)))
    .addColumn('propertyId', 'text')
    .addColumn('propertyTitle', 'text', (column) => column.notNull())
    .addColumn('userId', 'text')
    .addColumn('userName', 'text')
    .addColumn('timestamp', 'text', (column) => column.notNull())
    .addColumn('details', 'text')
    .addColumn('type', 'text', (column) => column.notNull().check(oneOf('type', LOG_TYPES)))
    .execute()
  const columns = 'id, action, "propertyId", "propertyTitle", "userId", "userName", timestamp, details, type'
  await run(db, `insert into "numberedLogs" (${columns}) select ${columns} from "activityLogs" order by timestamp, id`)
  await run(db, 'drop table "activityLogs"')
  await run(db, 'alter table "numberedLogs" rename to "activityLogs"')
}

async function indexLog(db: Db, dialect: Dialect) {
  if (dialect === 'sqlite')
    await run(db, 'create index "activityLogsByTime" on "activityLogs" (timestamp desc, id desc)')
  else await run(db, 'drop index "activityLogsByPerson"')
  await run(db, 'create index "activityLogsByPerson" on "activityLogs" ("userName", timestamp desc, id desc, type)')
  await run(db, 'create index "activityLogsByType" on "activityLogs" (type, timestamp desc, id desc, "userName")')
}

/** As the indexes of the public texts (0001, 0009), over every row, and kept true in the same way. */
async function indexText(db: Db, text: (typeof TEXTS)[number]) {
  const { name, table, columns } = text
  await run(db, `create view "${name}Source" as select seq, ${told(text, '', 'sqlite')} as told from "${table}"`)
  for (const [index, options] of [
    [`${name}Parts`, `tokenize='trigram'`],
    [`${name}Words`, `detail='column', prefix='1 2', tokenize='unicode61 remove_diacritics 0'`],
  ] as const) {
    const forget = `insert into "${index}" ("${index}", rowid, told) values ('delete', old.seq, ${told(text, 'old.', 'sqlite')});`
    const learn = `insert into "${index}" (rowid, told) values (new.seq, ${told(text, 'new.', 'sqlite')});`
    await run(
      db,
      `create virtual table "${index}" using fts5 (told, content='${name}Source', content_rowid='seq', columnsize=0, ${options})`,
    )
    await collectMore(db, index)
    await run(db, `create trigger "${index}Added" after insert on "${table}" begin ${learn} end`)
    await run(db, `create trigger "${index}Removed" after delete on "${table}" begin ${forget} end`)
    await run(
      db,
      `create trigger "${index}Changed" after update of ${columns} on "${table}" begin ${forget} ${learn} end`,
    )
    await run(db, `insert into "${index}" ("${index}") values ('rebuild')`)
  }
}

async function collectMore(db: Db, table: string) {
  await run(db, `insert into "${table}" ("${table}", rank) values ('hashsize', ${COLLECTED})`)
}

function same(columns: string): [string, string] {
  return [columns, columns]
}

/** For what Kysely has no words for. */
async function run(db: Db, statement: string) {
  await sql.raw(statement).execute(db)
}
