import { type Kysely, sql } from 'kysely'
import type { Dialect } from '#app/db/migrations/tools/dialect.ts'

type Db = Kysely<never>

const DATE = '"createdAt" desc, id desc'
const PRICE = '"comparableCents"'

/** One index per order of the public listing, each carrying every filter so that a page is found without touching rows. */
const LISTING_INDEXES: Record<string, string> = {
  listingByDate: `status, ${DATE}, type, category, municipality, state, ${PRICE}, area`,
  listingByPrice: `status, ${PRICE}, id, type, category, municipality, state, area`,
  listingByArea: `status, area, id, type, category, municipality, state, ${PRICE}`,
  listingByKind: `status, category, type, municipality, ${DATE}, state, ${PRICE}, area`,
  listingByMunicipality: `status, municipality, ${DATE}, type, category, state, ${PRICE}, area`,
  // Narrower than the orders' indexes: counting reads half the pages.
  listingCount: 'status, category, type, municipality, state',
  propertiesByCode: '"propertyId"',
}

/** PostgreSQL does not read an ascending index backwards for an order that puts what is missing last. */
const DESCENDING_INDEXES: Record<string, string> = {
  listingByPriceDown: `status, ${PRICE} desc nulls last, id`,
  listingByAreaDown: 'status, area desc nulls last, id',
}

export async function createListingIndexes(db: Db, dialect: Dialect) {
  const indexes = { ...LISTING_INDEXES, ...(dialect === 'postgres' && DESCENDING_INDEXES) }
  for (const [name, columns] of Object.entries(indexes))
    await run(db, `create index "${name}" on properties (${columns})`)
  await run(db, `create index "propertiesByDeadline" on properties ("timeAlert") where "timeAlert" is not null`)
}

export async function createTextIndex(db: Db, dialect: Dialect) {
  if (dialect === 'sqlite') await createSqliteTextIndex(db)
  else await createPostgresTextIndex(db)
}

/**
 * FTS5 over the public rows alone: a search then counts without looking at any row. The text stays in `properties`
 * (external content through a view), triggers keep the index true whatever writes the row.
 */
async function createSqliteTextIndex(db: Db) {
  const texts = '"searchText", "locationText"'
  const forget = `insert into "publicText" ("publicText", rowid, ${texts})
    select 'delete', old.seq, old."searchText", old."locationText" where old.status = 'disponible';`
  const learn = `insert into "publicText" (rowid, ${texts})
    select new.seq, new."searchText", new."locationText" where new.status = 'disponible';`
  await run(db, `create view "publicTextSource" as select seq, ${texts} from properties where status = 'disponible'`)
  await run(
    db,
    `create virtual table "publicText"
      using fts5 (${texts}, content='publicTextSource', content_rowid='seq', tokenize='trigram')`,
  )
  await run(db, `create trigger "publicTextAdded" after insert on properties begin ${learn} end`)
  await run(db, `create trigger "publicTextRemoved" after delete on properties begin ${forget} end`)
  await run(
    db,
    `create trigger "publicTextChanged" after update of status, ${texts} on properties begin ${forget} ${learn} end`,
  )
  // A copy of the filter columns by row number: hits of the text index are filtered without reading whole rows.
  const copied = `seq, status, type, category, municipality, state, ${PRICE}, area`
  await run(db, `create index "propertiesByRow" on properties (${copied})`)
}

async function createPostgresTextIndex(db: Db) {
  await run(db, 'create extension if not exists pg_trgm')
  await run(db, 'create index "propertiesSearchText" on properties using gin ("searchText" gin_trgm_ops)')
  await run(db, 'create index "propertiesLocationText" on properties using gin ("locationText" gin_trgm_ops)')
}

/** For what Kysely has no words for. */
async function run(db: Db, statement: string) {
  await sql.raw(statement).execute(db)
}
