import { type Kysely, sql } from 'kysely'

/** Addresses of an earlier site and where they lead: to a property, also once it is deleted, or to a page. */
export async function up(db: Kysely<never>) {
  await db.schema
    .createTable('redirects')
    .addColumn('source', 'text', (column) => column.primaryKey())
    .addColumn('propertyId', 'text')
    .addColumn('target', 'text')
    .addColumn('importId', 'text')
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addCheckConstraint('redirectLeadsOnce', sql`("propertyId" is null) <> ("target" is null)`)
    .execute()
  await db.schema.createIndex('redirectsByProperty').on('redirects').column('propertyId').execute()
}
