import { type CreateTableBuilder, type Kysely, sql } from 'kysely'
import type { Dialect } from '#app/db/migrations/tools/dialect.ts'
import { oneOf } from '#app/db/migrations/tools/one-of.ts'
import { addChoices, addDays, addHistory, addNumbers, addTexts, fraction } from './columns.ts'
import {
  AMENITIES,
  CATEGORIES,
  CURRENCIES,
  FACT_CHOICES,
  PRECISIONS,
  PRICE_CHOICES,
  PROPERTY_TYPES,
  SECOND_CHOICES,
  STATES,
  STATUSES,
  TRADE_CHOICES,
} from './vocabularies.ts'

type Table = CreateTableBuilder<string>

/** Properties with everything that is known of them, their conditions, and the slugs that they no longer have. */
export async function createProperties(db: Kysely<never>, dialect: Dialect) {
  let table: Table = db.schema
    .createTable('properties')
    .addColumn('id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('slug', 'text', (column) => column.notNull().unique())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('description', 'text')
    .addColumn('propertyId', 'text')
    .addColumn('type', 'text', (column) => column.notNull().check(oneOf('type', PROPERTY_TYPES)))
    .addColumn('category', 'text', (column) => column.notNull().check(oneOf('category', CATEGORIES)))
    .addColumn('status', 'text', (column) => column.notNull().check(oneOf('status', STATUSES)))
    .addColumn('statusSince', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('complexId', 'text', (column) => column.references('complexes.id').onDelete('set null'))
    .addColumn('asesorId', 'text', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('ownerId', 'text', (column) => column.references('owners.id'))
  table = addPrice(table, dialect)
  table = addSecondOperation(table)
  table = addPlace(table, dialect)
  table = addFacts(table, dialect)
  table = addTradeFacts(table, dialect)
  table = addDays(table, dialect, ['timeAlert'])
  table = addTexts(table, ['contactName', 'contactPhone', 'contactEmail', 'tour'])
  table = addTexts(table, ['commission', 'exclusiveUntil', 'source'])
  await addHistory(table).execute()
  await createIndexes(db)
  await createAmenities(db)
  await createRetiredSlugs(db)
}

function addPrice(table: Table, dialect: Dialect) {
  let made: Table = table
    .addColumn('priceCents', 'bigint', (column) => column.check(cents('priceCents')))
    .addColumn('pricePerM2Cents', 'bigint', (column) => column.check(cents('pricePerM2Cents')))
    .addColumn('currency', 'text', (column) => column.notNull().check(oneOf('currency', CURRENCIES)))
  made = addNumbers(made, 'bigint', ['priceToCents', 'stayingRentCents', 'maintenanceCents'])
  made = addChoices(made, PRICE_CHOICES)
  made = addNumbers(made, fraction(dialect), ['depositMonths', 'increasePercent'])
  return addNumbers(made, 'integer', ['minimumTermMonths'])
}

/** A property may be offered for a second operation with a price of its own, which is never 0. */
function addSecondOperation(table: Table) {
  let made = addChoices(table, SECOND_CHOICES)
  for (const name of ['secondPriceCents', 'secondPriceToCents'])
    made = made.addColumn(name, 'bigint', (column) => column.check(sql`${sql.ref(name)} > 0`))
  return made
}

function addPlace(table: Table, dialect: Dialect) {
  let made: Table = table.addColumn('location', 'text', (column) => column.notNull())
  made = addTexts(made, ['municipality', 'address'])
  made = addChoices(made, { state: STATES })
  made = addTexts(made, ['googleMapsLink']).addColumn('precision', 'text', (column) =>
    column.notNull().defaultTo('exacta').check(oneOf('precision', PRECISIONS)),
  )
  for (const name of ['latitude', 'longitude', 'publicLatitude', 'publicLongitude'])
    made = made.addColumn(name, fraction(dialect))
  return made
}

/** The technical facts; each type of property has some of them. */
function addFacts(table: Table, dialect: Dialect) {
  let made = addNumbers(table, fraction(dialect), [
    'area',
    'constructionArea',
    'frontage',
    'depth',
    'lotSize',
    'bathrooms',
    'clearHeight',
    'power',
    'floorLoad',
    'yardDepth',
    'bayWidth',
    'bayDepth',
    'officeArea',
    'floorPlate',
    'divisibleFrom',
    'occupation',
    'utilization',
  ])
  made = made.addColumn('yearBuilt', 'integer')
  made = addNumbers(made, 'integer', [
    'bedrooms',
    'docks',
    'ramps',
    'floorNumber',
    'floors',
    'elevators',
    'fronts',
    'parkingSpaces',
  ])
  made = addTexts(made, ['industrialPark', 'plaza', 'anchorStore', 'allowedUses', 'forbiddenUses', 'landUse'])
  made = addDays(made, dialect, ['deliveryDate', 'availableFrom'])
  return addChoices(made, FACT_CHOICES)
}

function addTradeFacts(table: Table, dialect: Dialect) {
  let made = addChoices(table, TRADE_CHOICES)
  made = addTexts(made, ['lien', 'paymentTerms', 'voltage', 'certifications', 'utilityPermits'])
  made = addNumbers(made, 'bigint', ['keyMoneyCents', 'propertyTaxCents', 'parkingPriceCents'])
  made = addNumbers(made, 'integer', ['levelers', 'trailerSpaces', 'capacity', 'remodeledYear'])
  return addNumbers(made, fraction(dialect), [
    'graceMonths',
    'craneCapacity',
    'expandableTo',
    'loadFactor',
    'parkingRatio',
    'density',
    'absorption',
    'rentableArea',
    'usableArea',
    'terraceArea',
  ])
}

/** Lists are answered from memory: only what asks for a few rows has an index. */
async function createIndexes(db: Kysely<never>) {
  await db.schema.createIndex('propertiesByCode').on('properties').column('propertyId').execute()
  await db.schema.createIndex('propertiesByComplex').on('properties').columns(['complexId', 'status']).execute()
  await db.schema.createIndex('propertiesByAsesor').on('properties').column('asesorId').execute()
  await db.schema.createIndex('propertiesByOwner').on('properties').column('ownerId').execute()
  await sql`create index "approximatePlaces" on properties (latitude, longitude)
    where precision = 'aproximada'`.execute(db)
}

async function createAmenities(db: Kysely<never>) {
  await db.schema
    .createTable('propertyAmenities')
    .addColumn('propertyId', 'text', (column) => column.notNull().references('properties.id').onDelete('cascade'))
    .addColumn('code', 'text', (column) => column.notNull().check(oneOf('code', AMENITIES)))
    .addPrimaryKeyConstraint('propertyAmenitiesKey', ['propertyId', 'code'])
    .execute()
}

async function createRetiredSlugs(db: Kysely<never>) {
  await db.schema
    .createTable('retiredSlugs')
    .addColumn('slug', 'text', (column) => column.primaryKey())
    .addColumn('propertyId', 'text', (column) => column.references('properties.id').onDelete('set null'))
    .addColumn('retiredAt', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('retiredSlugsByProperty').on('retiredSlugs').column('propertyId').execute()
}

/** Centavos of at most 14 digits: 999,999,999,999.99 still fits exactly in a JavaScript number. */
function cents(column: string) {
  return sql`${sql.ref(column)} between 0 and 99999999999999`
}
