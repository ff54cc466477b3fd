import type { Kysely } from 'kysely'
import { oneOf } from './tools/one-of.ts'

const MESSAGE_LEADS = ['by_hand', 'at_once']

/** Whether each message becomes a lead by itself. */
export async function up(db: Kysely<never>) {
  await db.schema
    .alterTable('globalConfig')
    .addColumn('messageLeads', 'text', (column) => column.check(oneOf('messageLeads', MESSAGE_LEADS)))
    .execute()
}
