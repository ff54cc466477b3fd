import { createContext } from 'react-router'
import type { Permission } from '#app/panel/permission.ts'
import type { Parts } from '#app/http/parts.server.ts'
import type { Change } from '#app/records/change.server.ts'
import type { Role } from './role.ts'

/** A signed-in member of staff; `name` may be empty (the panel then says 'Admin', the log 'Usuario'). */
export type Staff = { id: string; name: string; email: string; role: Role }

/** A person as they are named in the logs. */
export function actorOf({ id, name, email }: Omit<Staff, 'role'>): { id: string; name: string } {
  return { id, name: name || email }
}

/** A change by a person. */
export function changeBy(staff: Omit<Staff, 'role'>, { store, now }: Pick<Parts, 'store' | 'now'>): Change {
  return { db: store.db, actor: actorOf(staff), now: now() }
}

/** Set by the guard of the staff layout before any loader or action below it runs. */
export const staffContext = createContext<Staff>()

/** The id of the session of the request. */
export const sessionContext = createContext<string | null>(null)

/** Set by the guard, for actions that require more than their route. It throws 403 without the permission. */
export const demandContext = createContext<(permission: Permission) => Promise<void>>()
