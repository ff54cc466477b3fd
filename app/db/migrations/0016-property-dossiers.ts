import type { Kysely } from 'kysely'
import type { Dialect } from './tools/dialect.ts'
import { oneOf } from './tools/one-of.ts'
import { widenOneOf } from './tools/widen-one-of.ts'

const FILE_KINDS = ['contrato', 'escritura', 'plano', 'otro']
const ACTIONS = [
  'property_created',
  'create_property',
  'edit_property',
  'pause_property',
  'unpause_property',
  'delete_property',
  'restore_property',
  'purge_property',
  'make_backup',
  'fail_backup',
  'create_complex',
  'edit_complex',
  'delete_complex',
  'add_file',
  'delete_file',
]

/**
 * Notes and private files of a property. As with versions there is no foreign key to the property: they outlive its
 * deletion, until the papelera is emptied.
 */
export async function up(db: Kysely<never>, dialect: Dialect) {
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
  await widenOneOf(db, dialect, { table: 'activityLogs', column: 'action', values: ACTIONS })
}
