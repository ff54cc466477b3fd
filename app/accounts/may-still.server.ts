import type { Queries } from '#app/db/store.server.ts'
import type { Permission } from '#app/panel/permission.ts'
import { isAllowed } from './role.ts'
import { findMember } from './member.server.ts'

/** Why a person may no longer do what they ordered before, as a sentence; null while they may (decision 54). */
export async function whyNot(db: Queries, actorId: string | null, permission: Permission): Promise<string | null> {
  const actor = actorId === null ? null : await findMember(db, actorId)
  if (!actor) return 'Quien lo pidió ya no tiene cuenta.'
  const name = actor.name || actor.email
  if (!actor.isActive) return `La cuenta de ${name} está desactivada.`
  return isAllowed(actor.role, permission) ? null : `${name} ya no tiene permiso para hacerlo.`
}

/** Whether a person may still do what they ordered before. Ask when it happens, and between its parts. */
export async function mayStill(db: Queries, actorId: string | null, permission: Permission): Promise<boolean> {
  return (await whyNot(db, actorId, permission)) === null
}
