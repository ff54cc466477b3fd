import type { Kysely } from 'kysely'
import type { Dialect } from './tools/dialect.ts'
import { widenOneOf } from './tools/widen-one-of.ts'

/** Jobs that add photos by the ID of their property. */
export async function up(db: Kysely<never>, dialect: Dialect) {
  await widenOneOf(db, dialect, { table: 'jobs', column: 'kind', values: ['change', 'import', 'photos'] })
}
