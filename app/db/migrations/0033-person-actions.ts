import type { Kysely } from 'kysely'
import type { Dialect } from './tools/dialect.ts'
import { widenOneOf } from './tools/widen-one-of.ts'

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
  'change_card',
  'enable_second_factor',
  'disable_second_factor',
  'refused',
  'cancel_pending',
  'export_person',
  'erase_person',
]

/** The log of accounts says who exported or erased the data of a person. */
export async function up(db: Kysely<never>, dialect: Dialect) {
  await widenOneOf(db, dialect, { table: 'accountEvents', column: 'action', values: ACCOUNT_ACTIONS })
}
