import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { INTEREST_KINDS } from '#app/interest/vocabulary.ts'

/** How often visitors saw a property and asked about it, by day. */
export function createInterest(): Migration {
  return {
    async up(db: Kysely<never>) {
      await db.schema
        .createTable('interest')
        .addColumn('propertyId', 'text', (column) => column.notNull().references('properties.id').onDelete('cascade'))
        .addColumn('day', 'text', (column) => column.notNull())
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('count', 'integer', (column) => column.notNull())
        .addPrimaryKeyConstraint('interestByDay', ['propertyId', 'day', 'kind'])
        .addCheckConstraint('interestKind', sql`"kind" in (${sql.join(INTEREST_KINDS.map((kind) => sql.lit(kind)))})`)
        .execute()
    },
  }
}
