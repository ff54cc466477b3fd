import type { Kysely } from 'kysely'
import type { Dialect } from './tools/dialect.ts'
import { widenOneOf } from './tools/widen-one-of.ts'

const DELIVERY_KINDS = ['contact-mail', 'contact-forward', 'password-reset', 'second-factor-lock']

/** The owner of an account is told by mail that its second factor was locked. */
export async function up(db: Kysely<never>, dialect: Dialect) {
  await widenOneOf(db, dialect, { table: 'outbox', column: 'kind', values: DELIVERY_KINDS })
}
