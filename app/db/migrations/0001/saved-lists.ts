import type { Kysely } from 'kysely'
import { oneOf } from '#app/db/migrations/tools/one-of.ts'

/** Named searches of the panel. */
export async function createSavedLists(db: Kysely<never>) {
  await db.schema
    .createTable('savedLists')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('query', 'text', (column) => column.notNull())
    .addColumn('scope', 'text', (column) => column.notNull().check(oneOf('scope', ['propia', 'equipo'])))
    .addColumn('ownerId', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('savedListsByOwner').on('savedLists').column('ownerId').execute()
}
