import { type CreateTableBuilder, type Kysely, sql } from 'kysely'
import { createListingIndexes, createTextIndex } from './0001/indexes.ts'
import { AMENITY_CODES, LOG_LISTS, PROPERTY_LISTS } from './0001/lists.ts'
import type { Dialect } from './tools/dialect.ts'
import { oneOf } from './tools/one-of.ts'

type Db = Kysely<never>

/** Every entity (spec, section 3), the slug history, and the text index of the catalogue. */
export async function up(db: Db, dialect: Dialect) {
  await createAccountsAndSettings(db)
  await createProperties(db, dialect)
  await createPhotos(db)
  await createListingIndexes(db, dialect)
  await createTextIndex(db, dialect)
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
    .addColumn('action', 'text', (column) => column.notNull().check(oneOf('action', LOG_LISTS.action)))
    // No foreign key: the log outlives the property and the person.
    .addColumn('propertyId', 'text')
    .addColumn('propertyTitle', 'text', (column) => column.notNull())
    .addColumn('userId', 'text')
    .addColumn('userName', 'text')
    .addColumn('timestamp', 'text', (column) => column.notNull())
    .addColumn('details', 'text')
    .addColumn('type', 'text', (column) => column.notNull().check(oneOf('type', LOG_LISTS.type)))
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
    .addColumn('currency', 'text', (column) => column.notNull().check(oneOf('currency', PROPERTY_LISTS.currency)))
    .addColumn('location', 'text', (column) => column.notNull())
    .addColumn('address', 'text')
    .addColumn('area', measure, (column) => column.check(sql`area >= 0`))
    .addColumn('constructionArea', measure, (column) => column.check(sql`"constructionArea" >= 0`))
    .addColumn('frontage', measure, (column) => column.check(sql`frontage >= 0`))
    .addColumn('depth', measure, (column) => column.check(sql`depth >= 0`))
    .addColumn('lotSize', measure, (column) => column.check(sql`"lotSize" >= 0`))
    .addColumn('pricePerM2Cents', 'bigint', (column) => column.check(cents('pricePerM2Cents')))
    .addColumn('propertyId', 'text')
    .addColumn('type', 'text', (column) => column.notNull().check(oneOf('type', PROPERTY_LISTS.type)))
    .addColumn('category', 'text', (column) => column.notNull().check(oneOf('category', PROPERTY_LISTS.category)))
    .addColumn('status', 'text', (column) => column.notNull().check(oneOf('status', PROPERTY_LISTS.status)))
    .addColumn('state', 'text', (column) => column.check(oneOf('state', PROPERTY_LISTS.state)))
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
    .addColumn('code', 'text', (column) => column.notNull().check(oneOf('code', AMENITY_CODES)))
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

function numbered<T extends string>(table: CreateTableBuilder<T>, dialect: Dialect) {
  return dialect === 'sqlite'
    ? table.addColumn('seq', 'integer', (column) => column.primaryKey().autoIncrement())
    : table.addColumn('seq', 'bigint', (column) => column.primaryKey().generatedAlwaysAsIdentity())
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
