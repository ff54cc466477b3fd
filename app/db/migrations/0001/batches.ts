import type { Kysely } from 'kysely'
import { oneOf } from '#app/db/migrations/tools/one-of.ts'

const STATES = ['checked', 'running', 'stopped', 'done', 'undoing', 'undone']
const OUTCOMES = ['change', 'same', 'refused']
const ROW_STATES = ['saved', 'left', 'undone', 'kept']

/** Changes of many properties at once: what each would do to a property, and what became of it. */
export async function createBatches(db: Kysely<never>) {
  await db.schema
    .createTable('batches')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('change', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull().check(oneOf('state', STATES)))
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('createdBy', 'text', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('createdByName', 'text')
    .addColumn('actedBy', 'text', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('actedByName', 'text')
    .addColumn('endedAt', 'text')
    .addColumn('claimedUntil', 'text')
    .execute()
  await db.schema.createIndex('batchesByDay').on('batches').columns(['createdAt desc', 'id desc']).execute()
  await db.schema
    .createTable('batchRows')
    .addColumn('batchId', 'text', (column) => column.notNull().references('batches.id').onDelete('cascade'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('propertyId', 'text', (column) => column.notNull())
    .addColumn('code', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('outcome', 'text', (column) => column.notNull().check(oneOf('outcome', OUTCOMES)))
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('seen', 'integer', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.check(oneOf('state', ROW_STATES)))
    .addColumn('version', 'integer')
    .addColumn('logId', 'text')
    .addPrimaryKeyConstraint('batchRowsKey', ['batchId', 'position'])
    .execute()
  await db.schema.createIndex('batchRowsByLog').on('batchRows').column('logId').execute()
}
