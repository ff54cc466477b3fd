import { PERMISSIONS, type Permission } from '#app/panel/permission.ts'

/** The roles of an account, as they are stored (decision 36); the administrator's is the spec's `admin` (spec, section 6). */
export const ROLES = ['admin', 'editor', 'lector'] as const
export type Role = (typeof ROLES)[number]

/** The role of whoever signs up without an invitation (spec, section 6). */
export const ROLE_OF_SIGNUP: Role = 'admin'

export const ROLE_LABELS: Record<Role, string> = { admin: 'Administrador', editor: 'Editor', lector: 'Lector' }

/** What each role can do, for the person who chooses one. */
export const ROLE_NOTES: Record<Role, string> = {
  admin: 'todo, también el equipo y la configuración',
  editor: 'propiedades, fotos y mensajes',
  lector: 'consulta todo y no cambia nada',
}

const PERMISSIONS_OF: Record<Role, readonly Permission[]> = {
  admin: PERMISSIONS,
  editor: ['own', 'read', 'edit'],
  lector: ['own', 'read'],
}

/** A stored role; an unknown value counts as the role with the fewest permissions. */
export function roleOf(stored: string): Role {
  return ROLES.find((role) => role === stored) ?? 'lector'
}

export function permissionsOf(role: Role): readonly Permission[] {
  return PERMISSIONS_OF[role]
}

export function isAllowed(role: Role, permission: Permission): boolean {
  return PERMISSIONS_OF[role].includes(permission)
}
