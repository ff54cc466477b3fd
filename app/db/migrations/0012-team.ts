import type { Kysely } from 'kysely'
import { oneOf } from './tools/one-of.ts'

type Db = Kysely<never>

const ACCOUNT_ACTIONS = [
  'sign_in',
  'sign_in_failed',
  'create_account',
  'change_account',
  'change_password',
  'end_sessions',
  'create_invitation',
  'revoke_invitation',
  'create_reset_link',
  'change_role',
  'disable_account',
  'enable_account',
  'change_settings',
  'enable_second_factor',
  'disable_second_factor',
]

/** Accounts that are switched off, the role that an invitation gives, and the log of what becomes of accounts. */
export async function up(db: Db) {
  await db.schema.alterTable('users').addColumn('disabledAt', 'text').execute()
  // Every invitation made until now was one for an administrator.
  await db.schema
    .alterTable('invitations')
    .addColumn('role', 'text', (column) => column.notNull().defaultTo('admin'))
    .execute()
  await db.schema
    .createTable('accountEvents')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('action', 'text', (column) => column.notNull().check(oneOf('action', ACCOUNT_ACTIONS)))
    // No foreign key: the log outlives the account.
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
