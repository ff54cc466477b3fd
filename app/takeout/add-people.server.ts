import type { Kysely } from 'kysely'
import { ROLES, type Role } from '#app/accounts/role.ts'
import { ArchiveRefused } from '#app/backups/archive-entries.ts'
import type { Row } from '#app/db/snapshot.ts'
import type { Queries } from '#app/db/store.server.ts'

type Person = { id: string; name: string; email: string; role: Role }

/** Every column with the id of an account, except those that a takeout replaces. */
export const ACCOUNT_COLUMNS: readonly (readonly [table: string, column: string])[] = [
  ['accounts', 'userId'],
  ['accounts', 'accountId'],
  ['sessions', 'userId'],
  ['secondFactors', 'userId'],
  ['verifications', 'value'],
  ['verifications', 'createdBy'],
  ['calendarAddresses', 'userId'],
  ['outbox', 'orderedBy'],
  ['invitations', 'createdBy'],
  ['invitations', 'usedBy'],
  ['jobs', 'createdBy'],
  ['jobs', 'actedBy'],
  ['accountEvents', 'userId'],
]

/**
 * Adds the people whom the rows of a takeout name: disabled, without a password, so that nobody signs in with them.
 * Somebody who has an account here with the same e-mail keeps it, password and role included, under the id of the rows.
 */
export async function addPeople(db: Queries, rows: readonly Row[], now: Date): Promise<void> {
  const moment = now.toISOString()
  for (const person of rows.map(personOf)) {
    const known = await db
      .selectFrom('users')
      .where((eb) => eb.or([eb('id', '=', person.id), eb('email', '=', person.email)]))
      .selectAll()
      .execute()
    const [first] = known
    if (!first)
      await db
        .insertInto('users')
        .values({ ...person, createdAt: moment, disabledAt: moment })
        .execute()
    else if (known.every(({ id }) => id !== person.id)) await renameAccount(db, first, person.id)
  }
}

function personOf({ id, name, email, role }: Row): Person {
  const known = ROLES.find((each) => each === role)
  if (typeof id !== 'string' || typeof name !== 'string' || typeof email !== 'string' || known === undefined)
    throw new ArchiveRefused('El archivo está dañado: una persona no tiene nombre, correo o un rol conocido.')
  return { id, name, email: email.toLowerCase(), role: known }
}

/** The new row comes first, because the others refer to it; its e-mail is free once the old row is deleted. */
async function renameAccount(db: Queries, account: { id: string; email: string }, id: string): Promise<void> {
  const open = db as Kysely<Record<string, Row>>
  await open
    .insertInto('users')
    .values({ ...account, id, email: `${id}@cambio.invalid` })
    .execute()
  for (const [table, column] of ACCOUNT_COLUMNS)
    await open
      .updateTable(table)
      .set({ [column]: id })
      .where(column, '=', account.id)
      .execute()
  await db.deleteFrom('users').where('id', '=', account.id).execute()
  await db.updateTable('users').set({ email: account.email }).where('id', '=', id).execute()
}
