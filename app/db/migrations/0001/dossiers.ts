import type { Kysely } from 'kysely'
import { oneOf } from '#app/db/migrations/tools/one-of.ts'

const FILE_KINDS = ['contrato', 'escritura', 'plano', 'otro']
/**
 * Notes and private files of a property. As with versions there is no foreign key to the property: they outlive its
 * deletion, until the papelera is emptied.
 */
export async function createDossiers(db: Kysely<never>) {
  await db.schema
    .createTable('propertyNotes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('propertyId', 'text', (column) => column.notNull())
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('createdBy', 'text')
    .addColumn('createdByName', 'text')
    .execute()
  await db.schema.createIndex('propertyNotesByProperty').on('propertyNotes').column('propertyId').execute()
  await db.schema
    .createTable('propertyFiles')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('propertyId', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull().check(oneOf('kind', FILE_KINDS)))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull().unique())
    .addColumn('bytes', 'integer', (column) => column.notNull())
    .addColumn('contentHash', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('createdBy', 'text')
    .addColumn('createdByName', 'text')
    .execute()
  await db.schema.createIndex('propertyFilesByProperty').on('propertyFiles').column('propertyId').execute()
}
