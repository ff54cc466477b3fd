import { type Kysely, sql } from 'kysely'
import type { Dialect } from './tools/dialect.ts'

type Db = Kysely<never>

/** What a large catalogue is asked for without looking at its rows: words by their first letters, the lowest rents, who did something. */
export async function up(db: Db, dialect: Dialect) {
  if (dialect === 'sqlite') await indexWords(db)
  await sql`create index "lowestRents" on properties (municipality, "priceCents")
    where status = 'disponible' and category = 'renta' and currency = 'MXN' and "priceCents" > 0`.execute(db)
  await sql`create index "activityLogsByPerson" on "activityLogs" ("userName")`.execute(db)
}

/** Beside the index of 0001, which knows three letters that follow each other and nothing shorter. */
async function indexWords(db: Db) {
  const texts = sql`"searchText", "locationText"`
  const forget = sql`insert into "publicWords" ("publicWords", rowid, ${texts})
    select 'delete', old.seq, old."searchText", old."locationText" where old.status = 'disponible';`
  const learn = sql`insert into "publicWords" (rowid, ${texts})
    select new.seq, new."searchText", new."locationText" where new.status = 'disponible';`
  await sql`create virtual table "publicWords"
    using fts5 (${texts}, content='publicTextSource', content_rowid='seq', detail='column', columnsize=0,
      prefix='1 2', tokenize='unicode61 remove_diacritics 0')`.execute(db)
  await sql`create trigger "publicWordsAdded" after insert on properties begin ${learn} end`.execute(db)
  await sql`create trigger "publicWordsRemoved" after delete on properties begin ${forget} end`.execute(db)
  await sql`create trigger "publicWordsChanged" after update of status, ${texts} on properties
    begin ${forget} ${learn} end`.execute(db)
  await sql`insert into "publicWords" ("publicWords") values ('rebuild')`.execute(db)
}
