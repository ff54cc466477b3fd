import type { Kysely } from 'kysely'
import { oneOf } from '#app/db/migrations/tools/one-of.ts'

const STATES = ['checked', 'running', 'paused', 'stopped', 'done', 'undoing', 'undone']
const OUTCOMES = ['create', 'change', 'same', 'refused', 'conflict']
const ROW_STATES = ['saved', 'left', 'undone', 'kept']
const RECORD_KINDS = ['entry', 'person', 'contact', 'note']
const RECORD_STATES = ['same', 'saved', 'undone']

/** Imported files, with their rows: what each says, what it would do, and what became of it. */
export async function createImports(db: Kysely<never>) {
  await db.schema
    .createTable('imports')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('filename', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull().check(oneOf('state', STATES)))
    .addColumn('columns', 'text', (column) => column.notNull())
    .addColumn('headerKey', 'text', (column) => column.notNull())
    .addColumn('mapping', 'text', (column) => column.notNull())
    .addColumn('chosen', 'text', (column) => column.notNull())
    .addColumn('texts', 'text', (column) => column.notNull())
    .addColumn('options', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('createdBy', 'text', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('createdByName', 'text')
    .addColumn('endedAt', 'text')
    .addColumn('claimedUntil', 'text')
    .execute()
  await db.schema.createIndex('importsByDay').on('imports').columns(['createdAt desc', 'id desc']).execute()
  await db.schema
    .createTable('importRows')
    .addColumn('importId', 'text', (column) => column.notNull().references('imports.id').onDelete('cascade'))
    .addColumn('line', 'integer', (column) => column.notNull())
    .addColumn('cells', 'text', (column) => column.notNull())
    .addColumn('outcome', 'text', (column) => column.notNull().check(oneOf('outcome', OUTCOMES)))
    .addColumn('code', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('messages', 'text', (column) => column.notNull())
    .addColumn('plan', 'text')
    .addColumn('propertyId', 'text')
    .addColumn('state', 'text', (column) => column.check(oneOf('state', ROW_STATES)))
    .addColumn('before', 'text')
    .addColumn('version', 'integer')
    .addPrimaryKeyConstraint('importRowsKey', ['importId', 'line'])
    .execute()
  await createRecords(db)
}

/** What an imported file holds besides properties: entries of the log, people and the default contact. */
async function createRecords(db: Kysely<never>) {
  await db.schema
    .createTable('importRecords')
    .addColumn('importId', 'text', (column) => column.notNull().references('imports.id').onDelete('cascade'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull().check(oneOf('kind', RECORD_KINDS)))
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('entryId', 'text')
    .addColumn('state', 'text', (column) => column.check(oneOf('state', RECORD_STATES)))
    .addPrimaryKeyConstraint('importRecordsKey', ['importId', 'position'])
    .execute()
}
