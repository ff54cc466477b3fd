import { type CreateTableBuilder, type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { ACTIVITY_ACTIONS, ACTIVITY_TYPES } from '#app/activity/vocabulary.ts'
import { STATES } from '#app/properties/places.ts'
import { AMENITIES, CATEGORIES, CURRENCIES, PROPERTY_TYPES, STATUSES } from '#app/properties/vocabulary.ts'
import type { Dialect } from '../store.server.ts'

type Db = Kysely<never>

/** Every entity (spec, section 3), the slug history, and the text index of the catalogue. */
export function createCatalogue(dialect: Dialect): Migration {
  return {
    async up(db: Db) {
      await createAccountsAndSettings(db)
      await createProperties(db, dialect)
      await createPhotos(db)
      await createListingIndexes(db, dialect)
      if (dialect === 'sqlite') await createSqliteTextIndex(db)
      else await createPostgresTextIndex(db)
    },
  }
}

async function createAccountsAndSettings(db: Db) {
  await db.schema
    .createTable('users')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('lastLogin', 'text')
    .execute()
  await db.schema
    .createTable('globalConfig')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('contactName', 'text', (column) => column.notNull())
    .addColumn('contactPhone', 'text', (column) => column.notNull())
    .addColumn('contactEmail', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('updatedAt', 'text')
    .execute()
  await db.schema
    .createTable('activityLogs')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('action', 'text', (column) => column.notNull().check(oneOf('action', ACTIVITY_ACTIONS)))
    // No foreign key: the log outlives the property and the person.
    .addColumn('propertyId', 'text')
    .addColumn('propertyTitle', 'text', (column) => column.notNull())
    .addColumn('userId', 'text')
    .addColumn('userName', 'text')
    .addColumn('timestamp', 'text', (column) => column.notNull())
    .addColumn('details', 'text')
    .addColumn('type', 'text', (column) => column.notNull().check(oneOf('type', ACTIVITY_TYPES)))
    .execute()
  await db.schema.createIndex('activityLogsByTime').on('activityLogs').columns(['timestamp desc', 'id desc']).execute()
  await db.schema
    .createTable('contactMessages')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('nombre', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('telefono', 'text')
    .addColumn('asunto', 'text')
    .addColumn('mensaje', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .execute()
}

async function createProperties(db: Db, dialect: Dialect) {
  const measure = dialect === 'sqlite' ? 'real' : 'double precision'
  await numbered(db.schema.createTable('properties'), dialect)
    .addColumn('id', 'text', (column) => column.notNull().unique())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('description', 'text')
    .addColumn('priceCents', 'bigint', (column) => column.check(cents('priceCents')))
    .addColumn('currency', 'text', (column) => column.notNull().check(oneOf('currency', CURRENCIES)))
    .addColumn('location', 'text', (column) => column.notNull())
    .addColumn('address', 'text')
    .addColumn('area', measure, (column) => column.check(sql`area >= 0`))
    .addColumn('constructionArea', measure, (column) => column.check(sql`"constructionArea" >= 0`))
    .addColumn('frontage', measure, (column) => column.check(sql`frontage >= 0`))
    .addColumn('depth', measure, (column) => column.check(sql`depth >= 0`))
    .addColumn('lotSize', measure, (column) => column.check(sql`"lotSize" >= 0`))
    .addColumn('pricePerM2Cents', 'bigint', (column) => column.check(cents('pricePerM2Cents')))
    .addColumn('propertyId', 'text')
    .addColumn('type', 'text', (column) => column.notNull().check(oneOf('type', PROPERTY_TYPES)))
    .addColumn('category', 'text', (column) => column.notNull().check(oneOf('category', CATEGORIES)))
    .addColumn('status', 'text', (column) => column.notNull().check(oneOf('status', STATUSES)))
    .addColumn('state', 'text', (column) => column.check(oneOf('state', STATES)))
    .addColumn('municipality', 'text')
    .addColumn('timeAlert', 'text', (column) => column.check(calendarDay(dialect)))
    .addColumn('googleMapsLink', 'text')
    .addColumn('yearBuilt', 'integer')
    .addColumn('bedrooms', 'integer', (column) => column.check(sql`bedrooms >= 0`))
    .addColumn('bathrooms', measure, (column) => column.check(sql`bathrooms >= 0`))
    .addColumn('contactName', 'text')
    .addColumn('contactPhone', 'text')
    .addColumn('contactEmail', 'text')
    .addColumn('slug', 'text', (column) => column.notNull().unique())
    .addColumn('searchText', 'text', (column) => column.notNull())
    .addColumn('locationText', 'text', (column) => column.notNull())
    .addColumn('comparableCents', 'bigint')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('createdBy', 'text', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('updatedAt', 'text')
    .addColumn('updatedBy', 'text', (column) => column.references('users.id').onDelete('set null'))
    .execute()
  await db.schema
    .createTable('propertyAmenities')
    .addColumn('propertyId', 'text', (column) => column.notNull().references('properties.id').onDelete('cascade'))
    .addColumn('code', 'text', (column) => column.notNull().check(oneOf('code', AMENITIES)))
    .addPrimaryKeyConstraint('propertyAmenitiesKey', ['propertyId', 'code'])
    .execute()
  await db.schema
    .createTable('retiredSlugs')
    .addColumn('slug', 'text', (column) => column.primaryKey())
    .addColumn('propertyId', 'text', (column) => column.references('properties.id').onDelete('set null'))
    .addColumn('retiredAt', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('retiredSlugsByProperty').on('retiredSlugs').column('propertyId').execute()
}

async function createPhotos(db: Db) {
  await db.schema
    .createTable('photos')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('key', 'text', (column) => column.notNull().unique())
    .addColumn('contentHash', 'text', (column) => column.notNull().unique())
    .addColumn('width', 'integer', (column) => column.notNull())
    .addColumn('height', 'integer', (column) => column.notNull())
    .addColumn('bytes', 'integer', (column) => column.notNull())
    .addColumn('variantsAt', 'text')
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('propertyPhotos')
    .addColumn('propertyId', 'text', (column) => column.notNull().references('properties.id').onDelete('cascade'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('photoId', 'text', (column) => column.notNull().references('photos.id'))
    .addColumn('alt', 'text')
    .addPrimaryKeyConstraint('propertyPhotosKey', ['propertyId', 'position'])
    .execute()
  await db.schema.createIndex('propertyPhotosByPhoto').on('propertyPhotos').column('photoId').execute()
}

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

async function createListingIndexes(db: Db, dialect: Dialect) {
  const indexes = { ...LISTING_INDEXES, ...(dialect === 'postgres' && DESCENDING_INDEXES) }
  for (const [name, columns] of Object.entries(indexes))
    await run(db, `create index "${name}" on properties (${columns})`)
  await run(db, `create index "propertiesByDeadline" on properties ("timeAlert") where "timeAlert" is not null`)
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

function numbered<T extends string>(table: CreateTableBuilder<T>, dialect: Dialect) {
  return dialect === 'sqlite'
    ? table.addColumn('seq', 'integer', (column) => column.primaryKey().autoIncrement())
    : table.addColumn('seq', 'bigint', (column) => column.primaryKey().generatedAlwaysAsIdentity())
}

function oneOf(column: string, values: readonly string[]) {
  return sql`${sql.ref(column)} in (${sql.join(values.map((value) => sql.lit(value)))})`
}

/** Centavos of at most 14 digits: 999,999,999,999.99 still fits exactly in a JavaScript number. */
function cents(column: string) {
  return sql`${sql.ref(column)} between 0 and 99999999999999`
}

function calendarDay(dialect: Dialect) {
  const pattern =
    dialect === 'sqlite' ? `glob '[0-9][0-9][0-9][0-9]-[0-1][0-9]-[0-3][0-9]'` : `~ '^\\d{4}-[01]\\d-[0-3]\\d$'`
  return sql.raw(`"timeAlert" ${pattern}`)
}
