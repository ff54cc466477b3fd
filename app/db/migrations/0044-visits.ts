import type { Kysely } from 'kysely'
import type { Dialect } from './tools/dialect.ts'
import { oneOf } from './tools/one-of.ts'
import { widenOneOf } from './tools/widen-one-of.ts'

const RESULTS = ['gusto', 'duda', 'no', 'no_se_hizo']

const VERSIONED_KINDS = ['property', 'complex', 'owner', 'lead', 'firm', 'settings', 'visit']
const ACTIVITY_ACTIONS = [
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
  'create_lead',
  'edit_lead',
  'delete_lead',
  'restore_lead',
  'purge_lead',
  'create_visit',
  'edit_visit',
  'delete_visit',
  'restore_visit',
  'purge_visit',
]
const ACTIVITY_TYPES = [
  'property_creation',
  'property_edit',
  'property_pause',
  'property_unpause',
  'property_deletion',
  'property_restoration',
  'backup',
  'complex',
  'owner',
  'lead',
  'visit',
]

/** Visits of leads to properties, and the secret address of each account's calendar. */
export async function up(db: Kysely<never>, dialect: Dialect) {
  await widenOneOf(db, dialect, { table: 'versions', column: 'kind', values: VERSIONED_KINDS })
  await widenOneOf(db, dialect, { table: 'activityLogs', column: 'action', values: ACTIVITY_ACTIONS })
  await widenOneOf(db, dialect, { table: 'activityLogs', column: 'type', values: ACTIVITY_TYPES })
  await db.schema
    .createTable('visits')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('leadId', 'text', (column) => column.notNull())
    .addColumn('propertyId', 'text')
    .addColumn('propertyCode', 'text')
    .addColumn('propertyTitle', 'text', (column) => column.notNull())
    .addColumn('asesorId', 'text', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('hour', 'text', (column) => column.notNull())
    .addColumn('minutes', 'integer', (column) => column.notNull())
    .addColumn('people', 'text')
    .addColumn('keys', 'text')
    .addColumn('meetingPlace', 'text')
    .addColumn('result', 'text', (column) => column.check(oneOf('result', RESULTS)))
    .addColumn('resultNote', 'text')
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('updatedAt', 'text')
    .execute()
  const indexes = {
    visitsByLead: ['leadId', 'day', 'hour'],
    visitsByDay: ['day', 'hour', 'id'],
    visitsByAsesor: ['asesorId', 'day'],
    visitsByProperty: ['propertyId', 'day'],
  } as const
  for (const [name, columns] of Object.entries(indexes))
    await db.schema
      .createIndex(name)
      .on('visits')
      .columns([...columns])
      .execute()
  await db.schema
    .createTable('calendarAddresses')
    .addColumn('userId', 'text', (column) => column.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('secretHash', 'text', (column) => column.notNull().unique())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .execute()
}
