import { type Kysely, sql } from 'kysely'
import type { Dialect } from './tools/dialect.ts'

type Db = Kysely<never>

/** Letters that the log is searched without accents for, as migration 0013 has them. */
const PLAIN = { á: 'a', é: 'e', í: 'i', ó: 'o', ú: 'u', ü: 'u', ñ: 'n' }
const COLUMNS = '"propertyTitle", "propertyCode", "userName", details'
/** The two indexes of the log in SQLite, as migration 0013 has them. */
const INDEXES = {
  logParts: `tokenize='trigram'`,
  logWords: `detail='column', prefix='1 2', tokenize='unicode61 remove_diacritics 0'`,
}
/** Bytes of words that SQLite collects before it writes them into an index. */
const COLLECTED = 16 * 1024 * 1024

/** Each entry of the log keeps the ID that its property had, and is found by it. */
export async function up(db: Db, dialect: Dialect) {
  if (dialect === 'sqlite') await dropIndexes(db)
  else await run(db, 'drop index "logTold"')
  await db.schema.alterTable('activityLogs').addColumn('propertyCode', 'text').execute()
  await tellCodes(db)
  if (dialect === 'sqlite') await makeIndexes(db)
  else await run(db, `create index "logTold" on "activityLogs" using gin ((${told('')}) gin_trgm_ops)`)
}

/** Of what is in the catalogue or in the papelera; of what is gone for good only the entry of its deletion tells the ID. */
async function tellCodes(db: Db) {
  for (const table of ['properties', 'deletedProperties'])
    await run(
      db,
      `update "activityLogs" set "propertyCode" = (
        select case when coalesce(known."propertyId", '') = ''
          then 'PROP-' || substr(known.id, length(known.id) - 3) else known."propertyId" end
        from "${table}" as known where known.id = "activityLogs"."propertyId")
      where "propertyId" in (select id from "${table}")`,
    )
}

async function dropIndexes(db: Db) {
  for (const index of Object.keys(INDEXES)) {
    for (const change of ['Added', 'Removed', 'Changed']) await run(db, `drop trigger "${index}${change}"`)
    await run(db, `drop table "${index}"`)
  }
  await run(db, 'drop view "logSource"')
}

async function makeIndexes(db: Db) {
  await run(db, `create view "logSource" as select seq, (${told('')}) as told from "activityLogs"`)
  for (const [index, options] of Object.entries(INDEXES)) {
    const forget = `insert into "${index}" ("${index}", rowid, told) values ('delete', old.seq, (${told('old.')}));`
    const learn = `insert into "${index}" (rowid, told) values (new.seq, (${told('new.')}));`
    await run(
      db,
      `create virtual table "${index}" using fts5 (told, content='logSource', content_rowid='seq', columnsize=0, ${options})`,
    )
    await run(db, `insert into "${index}" ("${index}", rank) values ('hashsize', ${COLLECTED})`)
    await run(db, `create trigger "${index}Added" after insert on "activityLogs" begin ${learn} end`)
    await run(db, `create trigger "${index}Removed" after delete on "activityLogs" begin ${forget} end`)
    await run(
      db,
      `create trigger "${index}Changed" after update of ${COLUMNS} on "activityLogs" begin ${forget} ${learn} end`,
    )
    await run(db, `insert into "${index}" ("${index}") values ('rebuild')`)
  }
}

/** @param row 'old.' or 'new.' in a trigger */
function told(row: string): string {
  const text = `${row}"propertyTitle" || ' ' || coalesce(${row}"propertyCode", '') || ' ' || coalesce(${row}"userName", '') || ' ' || coalesce(${row}details, '')`
  return Object.entries(PLAIN).reduce(
    (inner, [accented, plain]) =>
      `replace(replace(${inner}, '${accented}', '${plain}'), '${accented.toUpperCase()}', '${plain}')`,
    `lower(${text})`,
  )
}

/** For what Kysely has no words for. */
async function run(db: Db, statement: string) {
  await sql.raw(statement).execute(db)
}
