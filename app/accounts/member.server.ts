import type { Queries } from '#app/db/store.server.ts'
import { type Role, isAllowed, roleOf } from './role.ts'

export type Member = { id: string; name: string; email: string; role: Role; isActive: boolean }

export async function findMember(db: Queries, id: string): Promise<Member | null> {
  const row = await db
    .selectFrom('users')
    .where('id', '=', id)
    .select(['id', 'name', 'email', 'role', 'disabledAt'])
    .executeTakeFirst()
  if (!row) return null
  const { disabledAt, role, ...rest } = row
  return { ...rest, role: roleOf(role), isActive: disabledAt === null }
}

/**
 * Lets one transaction at a time change the accounts, on PostgreSQL too. Otherwise two people could both become the first
 * administrator, or two administrators could both leave because the other one stays.
 */
export async function lockAccounts(db: Queries) {
  await db.updateTable('installation').set({ value: 'lock' }).where('name', '=', 'registration').execute()
}

/**
 * Locks the accounts and reads the administrator who is about to change them.
 * @returns null when the person may not change them; they may have lost the permission since the guard checked it
 */
export async function findAdministrator(db: Queries, id: string): Promise<Member | null> {
  await lockAccounts(db)
  const actor = await findMember(db, id)
  return actor?.isActive && isAllowed(actor.role, 'people') ? actor : null
}
