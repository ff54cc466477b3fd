import type { Kysely } from 'kysely'

/** Owners of properties, one record a person. */
export async function createOwners(db: Kysely<never>) {
  await db.schema
    .createTable('owners')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('phone', 'text', (column) => column.unique())
    .addColumn('email', 'text', (column) => column.unique())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('updatedAt', 'text')
    .execute()
}
