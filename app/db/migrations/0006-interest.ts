import type { Kysely } from 'kysely'
import { oneOf } from './tools/one-of.ts'

const INTEREST_KINDS = ['view', 'quote', 'whatsapp', 'phone', 'mail']

/** How often visitors saw a property and asked about it, by day. */
export async function up(db: Kysely<never>) {
  await db.schema
    .createTable('interest')
    .addColumn('propertyId', 'text', (column) => column.notNull().references('properties.id').onDelete('cascade'))
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('interestByDay', ['propertyId', 'day', 'kind'])
    .addCheckConstraint('interestKind', oneOf('kind', INTEREST_KINDS))
    .execute()
}
