import type { Kysely } from 'kysely'
import type { Dialect } from './tools/dialect.ts'
import { oneOf } from './tools/one-of.ts'
import { widenOneOf } from './tools/widen-one-of.ts'

const KINDS = ['propiedad', 'conjunto', 'propietario']
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
  'restore_complex',
  'purge_complex',
  'edit_owner',
  'merge_owner',
  'delete_owner',
  'restore_owner',
  'purge_owner',
  'add_file',
  'delete_file',
]
const TYPES = [
  'property_creation',
  'property_edit',
  'property_pause',
  'property_unpause',
  'property_deletion',
  'property_restoration',
  'backup',
  'complex',
  'owner',
]

/** The papelera also keeps conjuntos and owners, and the log says what happens to them. */
export async function up(db: Kysely<never>, dialect: Dialect) {
  await db.schema
    .alterTable('deletedProperties')
    .addColumn('kind', 'text', (column) => column.notNull().defaultTo('propiedad').check(oneOf('kind', KINDS)))
    .execute()
  await widenOneOf(db, dialect, { table: 'activityLogs', column: 'action', values: ACTIONS })
  await widenOneOf(db, dialect, { table: 'activityLogs', column: 'type', values: TYPES })
}
