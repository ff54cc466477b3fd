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

/** Whoever has an account, as the team sees them. */
export type TeamMember = {
  id: string
  name: string
  email: string
  role: Role
  /** When they last came or left; null while they never did. */
  lastLogin: string | null
  isDisabled: boolean
  sessions: number
  hasSecondFactor: boolean
}
