import type { Role } from '#app/accounts/role.ts'
import type { Queries } from '#app/db/store.server.ts'

/** Adds an active account. @returns the person as the logs name them */
export async function addPerson(
  db: Queries,
  name: string,
  role: Role = 'editor',
): Promise<{ id: string; name: string }> {
  const id = name.toLowerCase()
  const account = { id, name, email: `${id}@x.mx`, role, createdAt: '2026-11-01T18:00:00.000Z' }
  await db.insertInto('users').values(account).execute()
  return { id, name }
}
