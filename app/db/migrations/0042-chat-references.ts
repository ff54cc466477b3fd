import type { Kysely } from 'kysely'

/** Presses on WhatsApp links, by the code that the message of the chat ends with. */
export async function up(db: Kysely<never>) {
  await db.schema
    .createTable('chatReferences')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('code', 'text', (column) => column.notNull())
    .addColumn('propertyId', 'text')
    .addColumn('page', 'text', (column) => column.notNull())
    .addColumn('campaign', 'text')
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('chatReferencesByCode').on('chatReferences').columns(['code', 'createdAt']).execute()
  await db.schema.createIndex('chatReferencesByAge').on('chatReferences').column('createdAt').execute()
}
