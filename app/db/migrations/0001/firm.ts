import type { Kysely } from 'kysely'
import { oneOf } from '#app/db/migrations/tools/one-of.ts'
import { PRECISIONS, REGISTRATIONS } from './vocabularies.ts'

/** The settings of the firm and its texts, with all their versions. */
export async function createFirm(db: Kysely<never>) {
  await db.schema
    .createTable('globalConfig')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('contactName', 'text', (column) => column.notNull())
    .addColumn('contactPhone', 'text', (column) => column.notNull())
    .addColumn('contactEmail', 'text', (column) => column.notNull())
    .addColumn('precision', 'text', (column) =>
      column.notNull().defaultTo('exacta').check(oneOf('precision', PRECISIONS)),
    )
    .addColumn('landmarks', 'text')
    .addColumn('homeStates', 'text')
    .addColumn('zones', 'text')
    .addColumn('registration', 'text', (column) => column.check(oneOf('registration', REGISTRATIONS)))
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('updatedAt', 'text')
    .execute()
  await db.schema
    .createTable('settingsVersions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('subject', 'text')
    .addColumn('savedAt', 'text', (column) => column.notNull())
    .addColumn('savedBy', 'text')
    .execute()
  await db.schema
    .createTable('firmVersions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('section', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('savedAt', 'text', (column) => column.notNull())
    .addColumn('savedBy', 'text')
    .execute()
  await db.schema.createIndex('firmVersionsBySection').on('firmVersions').columns(['section', 'id']).execute()
}
