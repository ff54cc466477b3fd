import { type Kysely, sql } from 'kysely'
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
]
/** Milliseconds between a link for a new password and the log entry of the administrator who made it. */
const SAME_MOMENT = 5_000

/** Whatever happens later has its author, and says why it was stopped. */
export async function up(db: Kysely<never>, dialect: Dialect) {
  await widenOneOf(db, dialect, { table: 'accountEvents', column: 'action', values: ACCOUNT_ACTIONS })
  await db.schema
    .alterTable('imports')
    .addColumn('actedBy', 'text', (column) => column.references('users.id').onDelete('set null'))
    .execute()
  await db.schema.alterTable('imports').addColumn('actedByName', 'text').execute()
  for (const table of ['imports', 'batches'])
    await db.schema.alterTable(table).addColumn('stopReason', 'text').execute()
  await db.schema
    .alterTable('outbox')
    .addColumn('orderedBy', 'text', (column) => column.references('users.id').onDelete('cascade'))
    .execute()
  await db.schema
    .alterTable('verifications')
    .addColumn('createdBy', 'text', (column) => column.references('users.id').onDelete('cascade'))
    .execute()
  await db.schema.alterTable('invitations').addColumn('email', 'text').execute()
  await db.schema
    .alterTable('invitations')
    .addColumn('byOperator', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await sql`update imports set "actedBy" = "createdBy", "actedByName" = "createdByName"`.execute(db)
  // Without an author nobody can tell the operator's invitations from those of a deleted account.
  await sql`delete from invitations where "createdBy" is null and "usedAt" is null`.execute(db)
  // Their links would be made when they are sent.
  await sql`delete from outbox where kind = 'invitation'`.execute(db)
  await nameAuthorsOfLinks(db)
}

type Link = { id: string; createdAt: string; email: string }
type Entry = { userId: string | null; subject: string; timestamp: string }

/** The log names the administrator who made a link; a link of an unknown one is deleted. People's own links stay. */
async function nameAuthorsOfLinks(db: Kysely<never>) {
  const links = await sql<Link>`
    select verifications.id, verifications."createdAt", users.email
    from verifications join users on users.id = verifications.value`.execute(db)
  if (links.rows.length === 0) return
  const entries = await sql<Entry>`
    select "userId", subject, timestamp from "accountEvents" where action = 'create_reset_link'`.execute(db)
  for (const { id, createdAt, email } of links.rows) {
    const entry = entries.rows.find(
      ({ subject, timestamp }) =>
        subject === email && Math.abs(Date.parse(timestamp) - Date.parse(createdAt)) < SAME_MOMENT,
    )
    if (!entry) continue
    const author = await sql<{ id: string }>`select id from users where id = ${entry.userId}`.execute(db)
    if (author.rows.length === 0) await sql`delete from verifications where id = ${id}`.execute(db)
    else await sql`update verifications set "createdBy" = ${entry.userId} where id = ${id}`.execute(db)
  }
}
