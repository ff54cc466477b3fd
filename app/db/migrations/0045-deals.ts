import type { Kysely } from 'kysely'
import type { Dialect } from './tools/dialect.ts'
import { oneOf } from './tools/one-of.ts'

const OPERATIONS = ['venta', 'renta', 'traspaso']
const CURRENCIES = ['MXN', 'USD']

/** The deals of leads. */
export async function up(db: Kysely<never>, dialect: Dialect) {
  await db.schema
    .createTable('deals')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('leadId', 'text', (column) => column.notNull().references('leads.id').onDelete('cascade'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('propertyId', 'text')
    .addColumn('propertyCode', 'text')
    .addColumn('propertyTitle', 'text')
    .addColumn('operation', 'text', (column) => column.notNull().check(oneOf('operation', OPERATIONS)))
    .addColumn('priceCents', 'bigint', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull().check(oneOf('currency', CURRENCIES)))
    .addColumn('signedOn', 'text')
    .addColumn('startsOn', 'text')
    .addColumn('endsOn', 'text')
    .addColumn('commission', 'text')
    .addColumn('sharedWith', 'text')
    .addColumn('sharedPercent', dialect === 'sqlite' ? 'real' : 'double precision')
    .addColumn('closedAt', 'text', (column) => column.notNull())
    .addColumn('leadVersion', 'integer', (column) => column.notNull())
    .addColumn('propertyVersion', 'integer')
    .execute()
  await db.schema.createIndex('dealsByLead').on('deals').columns(['leadId', 'position']).execute()
  await db.schema.createIndex('dealsByProperty').on('deals').column('propertyId').execute()
}
