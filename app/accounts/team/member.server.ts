import type { Queries } from '#app/db/store.server.ts'
import { type Role, isAllowed, roleOf } from '#app/accounts/role.ts'
import { waitForTurn } from '#app/accounts/turn.server.ts'

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
 * Somebody who is about to change who there is, after waiting for whoever else does: between the guard and here they may
 * have been taken out of the administration.
 * @returns null when they may not (any more)
 */
export async function findAdministrator(db: Queries, id: string): Promise<Member | null> {
  await waitForTurn(db)
  const actor = await findMember(db, id)
  return actor?.isActive && isAllowed(actor.role, 'people') ? actor : null
}
