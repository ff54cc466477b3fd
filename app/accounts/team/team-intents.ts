import type { Role } from '#app/accounts/role.ts'

/** What the forms of Configuración → Equipo post as `intent`, with the `id` of an account. */
export const TEAM_INTENTS = {
  role: 'change-role',
  handOver: 'hand-over',
  disable: 'disable-account',
  enable: 'enable-account',
  endSessions: 'end-sessions',
  stopSecondFactor: 'stop-member-second-factor',
  reset: 'make-reset-link',
} as const

/** A person with an account, as Configuración → Equipo shows them. */
export type TeamMember = {
  id: string
  name: string
  email: string
  role: Role
  /** Last sign-in or sign-out; null before the first one. */
  lastLogin: string | null
  isDisabled: boolean
  sessions: number
  hasSecondFactor: boolean
  /** Whether the public card is shown. */
  isAsesor: boolean
}
