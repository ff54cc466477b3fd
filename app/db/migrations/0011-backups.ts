import type { Kysely } from 'kysely'
import type { Dialect } from './tools/dialect.ts'
import { widenOneOf } from './tools/widen-one-of.ts'

type Db = Kysely<never>

const LOG_ACTIONS = [
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
]
const LOG_TYPES = [
  'property_creation',
  'property_edit',
  'property_pause',
  'property_unpause',
  'property_deletion',
  'property_restoration',
  'backup',
]

/** The nightly backups: whoever adds the row of a night makes it, and the log tells of it. */
export async function up(db: Db, dialect: Dialect) {
  await db.schema
    .createTable('backups')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('night', 'text', (column) => column.notNull().unique())
    .addColumn('startedAt', 'text', (column) => column.notNull())
    .addColumn('finishedAt', 'text')
    .addColumn('archive', 'text')
    .addColumn('bytes', 'bigint')
    .addColumn('fault', 'text')
    .execute()
  await widenOneOf(db, dialect, { table: 'activityLogs', column: 'action', values: LOG_ACTIONS })
  await widenOneOf(db, dialect, { table: 'activityLogs', column: 'type', values: LOG_TYPES })
}
