import { type Kysely, sql } from 'kysely'
import { oneOf } from './tools/one-of.ts'

type Db = Kysely<never>

const MESSAGE_STATES = ['nuevo', 'leido', 'respondido', 'spam']
const DELIVERY_KINDS = ['contact-mail', 'contact-forward', 'password-reset']

/** What the staff do with a visitor's message, and what is still to be delivered to somewhere else. */
export async function up(db: Db) {
  await extendMessages(db)
  await createOutbox(db)
}

async function extendMessages(db: Db) {
  const change = () => db.schema.alterTable('contactMessages')
  await change()
    .addColumn('state', 'text', (column) => column.notNull().defaultTo('nuevo').check(oneOf('state', MESSAGE_STATES)))
    .execute()
  await change().addColumn('sourcePage', 'text').execute()
  await change()
    .addColumn('propertyId', 'text', (column) => column.references('properties.id').onDelete('set null'))
    .execute()
  // What the property was called then: the message outlives it.
  await change().addColumn('propertyTitle', 'text').execute()
  await change().addColumn('suspicion', 'text').execute()
  await change()
    .addColumn('searchText', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await change().addColumn('contentHash', 'text').execute()
  await change().addColumn('submissionKey', 'text').execute()
  await db.schema
    .createIndex('contactMessagesBySubmission')
    .unique()
    .on('contactMessages')
    .column('submissionKey')
    .execute()
  await db.schema
    .createIndex('contactMessagesByContent')
    .on('contactMessages')
    .columns(['contentHash', 'createdAt'])
    .execute()
  await db.schema
    .createIndex('contactMessagesByState')
    .on('contactMessages')
    .columns(['state', 'createdAt desc', 'id desc'])
    .execute()
  await db.schema.createIndex('contactMessagesByProperty').on('contactMessages').column('propertyId').execute()
}

async function createOutbox(db: Db) {
  await db.schema
    .createTable('outbox')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull().check(oneOf('kind', DELIVERY_KINDS)))
    .addColumn('messageId', 'text', (column) => column.references('contactMessages.id').onDelete('cascade'))
    .addColumn('payload', 'text')
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('nextAttemptAt', 'text')
    .addColumn('lastError', 'text')
    .addColumn('deliveredAt', 'text')
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('outboxByMessage').on('outbox').column('messageId').execute()
  await sql`create index "outboxDue" on outbox (kind, "nextAttemptAt") where "nextAttemptAt" is not null`.execute(db)
}
