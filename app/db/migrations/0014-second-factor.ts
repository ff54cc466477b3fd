import type { Kysely } from 'kysely'
import type { Dialect } from './tools/dialect.ts'
import { widenOneOf } from './tools/widen-one-of.ts'

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
  'refused',
]

/**
 * What better-auth keeps of a second step of signing in: codes of an application on the phone, and recovery codes. And
 * what somebody's role did not let them do stands in the log.
 */
export async function up(db: Db, dialect: Dialect) {
  await widenOneOf(db, dialect, { table: 'accountEvents', column: 'action', values: ACCOUNT_ACTIONS })
  await db.schema
    .alterTable('users')
    .addColumn('twoFactorEnabled', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema
    .createTable('secondFactors')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('userId', 'text', (column) => column.notNull().unique().references('users.id').onDelete('cascade'))
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('backupCodes', 'text', (column) => column.notNull())
    .addColumn('verified', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('failedVerificationCount', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('lockedUntil', 'text')
    .execute()
}
