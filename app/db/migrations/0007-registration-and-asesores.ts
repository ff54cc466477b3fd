import type { Kysely } from 'kysely'
import type { Dialect } from './tools/dialect.ts'
import { oneOf } from './tools/one-of.ts'
import { widenOneOf } from './tools/widen-one-of.ts'

const REGISTRATIONS = ['open', 'invite']
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
  'change_registration',
  'enable_second_factor',
  'disable_second_factor',
  'refused',
]

/** Who may register is chosen in the panel. */
export async function up(db: Kysely<never>, dialect: Dialect) {
  await db.schema
    .alterTable('globalConfig')
    .addColumn('registration', 'text', (column) => column.check(oneOf('registration', REGISTRATIONS)))
    .execute()
  await widenOneOf(db, dialect, { table: 'accountEvents', column: 'action', values: ACCOUNT_ACTIONS })
}
