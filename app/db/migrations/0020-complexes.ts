import { type Kysely, sql } from 'kysely'
import type { Dialect } from './tools/dialect.ts'
import { oneOf } from './tools/one-of.ts'
import { widenOneOf } from './tools/widen-one-of.ts'

type Db = Kysely<never>

const KINDS = ['plaza', 'parque_industrial', 'torre']
const STATES = [
  'Aguascalientes',
  'Baja California',
  'Baja California Sur',
  'Campeche',
  'Coahuila',
  'Colima',
  'Chiapas',
  'Chihuahua',
  'Ciudad de México',
  'Durango',
  'Guanajuato',
  'Guerrero',
  'Hidalgo',
  'Jalisco',
  'Estado de México',
  'Michoacán',
  'Morelos',
  'Nayarit',
  'Nuevo León',
  'Oaxaca',
  'Puebla',
  'Querétaro',
  'Quintana Roo',
  'San Luis Potosí',
  'Sinaloa',
  'Sonora',
  'Tabasco',
  'Tamaulipas',
  'Tlaxcala',
  'Veracruz',
  'Yucatán',
  'Zacatecas',
]
const COUNTS = ['yearBuilt', 'floors', 'elevators', 'parkingSpaces']
const MEASURES = ['lotSize', 'constructionArea', 'floorPlate', 'power']
const CHOICES = {
  buildingClass: ['A', 'B', 'C'],
  fireProtection: ['ninguno', 'hidrantes', 'rociadores'],
  railSpur: ['si', 'no'],
  backupPower: ['si', 'no'],
}
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
  'create_complex',
  'edit_complex',
  'delete_complex',
]
const LOG_TYPES = [
  'property_creation',
  'property_edit',
  'property_pause',
  'property_unpause',
  'property_deletion',
  'property_restoration',
  'backup',
  'complex',
]
/** Pages show both; the changes of `properties` are told of since 0008. */
const SHOWN = ['complexes', 'complexPhotos', 'retiredComplexSlugs']

/** Buildings and parks whose spaces are properties: a plaza, an industrial park, a tower. */
export async function up(db: Db, dialect: Dialect) {
  await createComplexes(db, dialect)
  await db.schema
    .alterTable('properties')
    .addColumn('complexId', 'text', (column) => column.references('complexes.id').onDelete('set null'))
    .execute()
  await db.schema.createIndex('propertiesByComplex').on('properties').columns(['complexId', 'status']).execute()
  for (const table of SHOWN) await tellChanges(db, dialect, table)
  await widenOneOf(db, dialect, { table: 'activityLogs', column: 'action', values: LOG_ACTIONS })
  await widenOneOf(db, dialect, { table: 'activityLogs', column: 'type', values: LOG_TYPES })
}

async function createComplexes(db: Db, dialect: Dialect) {
  const measure = dialect === 'sqlite' ? sql`real` : sql`double precision`
  let complexes = db.schema
    .createTable('complexes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('slug', 'text', (column) => column.notNull().unique())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull().check(oneOf('kind', KINDS)))
    .addColumn('description', 'text')
    .addColumn('location', 'text', (column) => column.notNull())
    .addColumn('municipality', 'text')
    .addColumn('address', 'text')
    .addColumn('state', 'text', (column) => column.check(oneOf('state', STATES)))
    .addColumn('googleMapsLink', 'text')
    .addColumn('anchorStore', 'text')
  for (const name of COUNTS)
    complexes = complexes.addColumn(name, 'integer', (column) => column.check(notNegative(name)))
  for (const name of MEASURES)
    complexes = complexes.addColumn(name, measure, (column) => column.check(notNegative(name)))
  for (const [name, codes] of Object.entries(CHOICES))
    complexes = complexes.addColumn(name, 'text', (column) => column.check(oneOf(name, codes)))
  await complexes
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('createdBy', 'text', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('updatedAt', 'text')
    .addColumn('updatedBy', 'text', (column) => column.references('users.id').onDelete('set null'))
    .execute()
  await db.schema
    .createTable('complexPhotos')
    .addColumn('complexId', 'text', (column) => column.notNull().references('complexes.id').onDelete('cascade'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('photoId', 'text', (column) => column.notNull().references('photos.id'))
    .addColumn('alt', 'text')
    .addPrimaryKeyConstraint('complexPhotosKey', ['complexId', 'position'])
    .execute()
  await db.schema.createIndex('complexPhotosByPhoto').on('complexPhotos').column('photoId').execute()
  await db.schema
    .createTable('retiredComplexSlugs')
    .addColumn('slug', 'text', (column) => column.primaryKey())
    .addColumn('complexId', 'text', (column) => column.references('complexes.id').onDelete('set null'))
    .addColumn('retiredAt', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('retiredComplexSlugsByComplex').on('retiredComplexSlugs').column('complexId').execute()
}

function notNegative(name: string) {
  return sql`${sql.ref(name)} >= 0`
}

/** As 0008 does it: kept pages are left behind by whatever changes. */
async function tellChanges(db: Db, dialect: Dialect, table: string) {
  if (dialect === 'postgres') {
    await sql`create trigger ${sql.id(`${table}Changed`)}
      after insert or update or delete or truncate on ${sql.table(table)}
      for each statement execute function "raiseRevision"('catalogue')`.execute(db)
    return
  }
  for (const [name, event] of [
    ['Added', sql`insert`],
    ['Changed', sql`update`],
    ['Removed', sql`delete`],
  ] as const)
    await sql`create trigger ${sql.id(table + name)} after ${event} on ${sql.table(table)} begin
      insert into installation (name, value) values ('revision-catalogue', '1')
        on conflict (name) do update set value = value + 1;
    end`.execute(db)
}
