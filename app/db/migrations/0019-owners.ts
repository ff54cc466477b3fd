import type { Kysely } from 'kysely'

/** Owners of properties, one record a person, and what was agreed with them. */
export async function up(db: Kysely<never>) {
  await db.schema
    .createTable('owners')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('phone', 'text', (column) => column.unique())
    .addColumn('email', 'text', (column) => column.unique())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('updatedAt', 'text')
    .execute()
  await db.schema
    .alterTable('properties')
    .addColumn('ownerId', 'text', (column) => column.references('owners.id'))
    .execute()
  for (const column of ['commission', 'exclusiveUntil', 'source'])
    await db.schema.alterTable('properties').addColumn(column, 'text').execute()
  await db.schema.createIndex('propertiesByOwner').on('properties').column('ownerId').execute()
}
