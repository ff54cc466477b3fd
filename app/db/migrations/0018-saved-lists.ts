import type { Kysely } from 'kysely'
import { oneOf } from './tools/one-of.ts'

/** Named searches of the panel, and how light a photo is. */
export async function up(db: Kysely<never>) {
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
  await db.schema.alterTable('photos').addColumn('luminance', 'integer').execute()
}
