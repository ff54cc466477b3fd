import type { Kysely } from 'kysely'
import type { Dialect } from './tools/dialect.ts'
import { widenOneOf } from './tools/widen-one-of.ts'

/** Messages of the contact form count as interest in their property. */
export async function up(db: Kysely<never>, dialect: Dialect) {
  const values = ['view', 'quote', 'whatsapp', 'phone', 'mail', 'message']
  await widenOneOf(db, dialect, { table: 'interest', column: 'kind', values })
}
