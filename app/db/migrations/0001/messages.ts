import { type Kysely, sql } from 'kysely'
import { oneOf } from '#app/db/migrations/tools/one-of.ts'
import { INTEREST_KINDS, MESSAGE_STATES } from './vocabularies.ts'

/** What visitors leave behind: messages with their deliveries, and counts of what they did. */
export async function createMessages(db: Kysely<never>) {
  await createContactMessages(db)
  await createOutbox(db)
  await db.schema
    .createTable('interest')
    .addColumn('propertyId', 'text', (column) => column.notNull().references('properties.id').onDelete('cascade'))
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('interestByDay', ['propertyId', 'day', 'kind'])
    .addCheckConstraint('interestKind', oneOf('kind', INTEREST_KINDS))
    .execute()
}

async function createContactMessages(db: Kysely<never>) {
  await db.schema
    .createTable('contactMessages')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('nombre', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('telefono', 'text')
    .addColumn('asunto', 'text')
    .addColumn('mensaje', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull().defaultTo('nuevo').check(oneOf('state', MESSAGE_STATES)))
    .addColumn('sourcePage', 'text')
    .addColumn('propertyId', 'text', (column) => column.references('properties.id').onDelete('set null'))
    .addColumn('propertyTitle', 'text')
    .addColumn('propertyOffer', 'text')
    .addColumn('suspicion', 'text')
    .addColumn('searchText', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('contentHash', 'text')
    .addColumn('submissionKey', 'text')
    .execute()
  await db.schema
    .createIndex('contactMessagesBySubmission')
    .on('contactMessages')
    .column('submissionKey')
    .unique()
    .execute()
  const indexes = {
    contactMessagesByContent: ['contentHash', 'createdAt'],
    contactMessagesByState: ['state', 'createdAt desc', 'id desc'],
    contactMessagesByProperty: ['propertyId'],
  } as const
  for (const [name, columns] of Object.entries(indexes))
    await db.schema
      .createIndex(name)
      .on('contactMessages')
      .columns([...columns])
      .execute()
}

async function createOutbox(db: Kysely<never>) {
  await db.schema
    .createTable('outbox')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('messageId', 'text', (column) => column.references('contactMessages.id').onDelete('cascade'))
    .addColumn('payload', 'text')
    // What became of a mail for each of its recipients.
    .addColumn('recipients', 'text')
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('nextAttemptAt', 'text')
    .addColumn('lastError', 'text')
    .addColumn('deliveredAt', 'text')
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('outboxByMessage').on('outbox').column('messageId').execute()
  await sql`create index "outboxDue" on outbox (kind, "nextAttemptAt")
    where "nextAttemptAt" is not null`.execute(db)
}
