import type { Kysely } from 'kysely'
import { oneOf } from './tools/one-of.ts'

const KINDS = ['entry', 'person', 'contact', 'note']
const STATES = ['same', 'saved', 'undone']

/** What an imported file holds besides properties: entries of the log, people and the default contact. */
export async function up(db: Kysely<never>) {
  await db.schema
    .createTable('importRecords')
    .addColumn('importId', 'text', (column) => column.notNull().references('imports.id').onDelete('cascade'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull().check(oneOf('kind', KINDS)))
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('entryId', 'text')
    .addColumn('state', 'text', (column) => column.check(oneOf('state', STATES)))
    .addPrimaryKeyConstraint('importRecordsKey', ['importId', 'position'])
    .execute()
}
