import type { Kysely } from 'kysely'
import { oneOf } from '#app/db/migrations/tools/one-of.ts'
import { ACCOUNT_ACTIONS, ACTIVITY_ACTIONS, ACTIVITY_TYPES } from './vocabularies.ts'

/** The activity log, and the log of accounts. Neither has foreign keys: a log outlives the property and the person. */
export async function createLogs(db: Kysely<never>) {
  await db.schema
    .createTable('activityLogs')
    .addColumn('id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('action', 'text', (column) => column.notNull().check(oneOf('action', ACTIVITY_ACTIONS)))
    .addColumn('type', 'text', (column) => column.notNull().check(oneOf('type', ACTIVITY_TYPES)))
    .addColumn('propertyId', 'text')
    .addColumn('propertyTitle', 'text', (column) => column.notNull())
    .addColumn('propertyCode', 'text')
    .addColumn('userId', 'text')
    .addColumn('userName', 'text')
    .addColumn('timestamp', 'text', (column) => column.notNull())
    .addColumn('details', 'text')
    .addColumn('searchText', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  const indexes = {
    activityLogsByTime: ['timestamp', 'id'],
    activityLogsByPerson: ['userName', 'timestamp', 'id', 'type'],
    activityLogsByType: ['type', 'timestamp', 'id', 'userName'],
  }
  for (const [name, columns] of Object.entries(indexes))
    await db.schema.createIndex(name).on('activityLogs').columns(columns).execute()
  await db.schema
    .createTable('accountEvents')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('action', 'text', (column) => column.notNull().check(oneOf('action', ACCOUNT_ACTIONS)))
    .addColumn('userId', 'text')
    .addColumn('userName', 'text')
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('details', 'text')
    .addColumn('times', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('timestamp', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('accountEventsByTime')
    .on('accountEvents')
    .columns(['timestamp desc', 'id desc'])
    .execute()
}
