import type { Generated } from 'kysely'
import type { Registration } from './admission.ts'
import type { AccountAction } from '#app/records/account-actions.ts'

declare module '#app/db/schema.ts' {
  interface Schema {
    users: UsersTable
    sessions: SessionsTable
    accounts: AccountsTable
    verifications: VerificationsTable
    invitations: InvitationsTable
    accountEvents: AccountEventsTable
    secondFactors: SecondFactorsTable
  }
  interface GlobalConfigTable {
    /** Who may register; null until somebody chooses it in Configuración → Equipo. */
    registration: Generated<Registration | null>
  }
}

type UsersTable = {
  id: string
  name: string
  email: string
  role: string
  createdAt: string
  lastLogin: string | null
  /** 0 or 1, as in every table that better-auth reads. */
  emailVerified: Generated<number>
  image: string | null
  updatedAt: string | null
  /** When the account was disabled; null while it is active. */
  disabledAt: string | null
  /** 0 or 1: whether signing in requires a second step. */
  twoFactorEnabled: Generated<number>
}

type SessionsTable = {
  id: string
  token: string
  userId: string
  expiresAt: string
  ipAddress: string | null
  userAgent: string | null
  createdAt: string
  updatedAt: string
}

/** A sign-in method; the only one is e-mail and password (`providerId` credential, `accountId` the user's id). */
type AccountsTable = {
  id: string
  accountId: string
  providerId: string
  userId: string
  accessToken: string | null
  refreshToken: string | null
  idToken: string | null
  accessTokenExpiresAt: string | null
  refreshTokenExpiresAt: string | null
  scope: string | null
  /** scrypt, as better-auth writes it: `salt:key` in hexadecimal. */
  password: string | null
  createdAt: string
  updatedAt: string
}

/** Single-use tokens: `identifier` is a hash, `value` the user's id. */
type VerificationsTable = {
  id: string
  identifier: string
  value: string
  expiresAt: string
  createdAt: string
  updatedAt: string
  /** The administrator who made a link for another person's password; null for any other row. */
  createdBy: Generated<string | null>
}

type InvitationsTable = {
  id: string
  tokenHash: string
  createdAt: string
  createdBy: string | null
  expiresAt: string
  usedAt: string | null
  usedBy: string | null
  /** The role of the account that is created with it. */
  role: Generated<string>
  /** The address that it was asked for; null for a link to hand over. */
  email: Generated<string | null>
  /** 0 or 1: whether the process or its operator made it, who has no account. */
  byOperator: Generated<number>
}

/** Log of sign-ins and of changes to accounts, the team and the settings. */
type AccountEventsTable = {
  id: string
  action: AccountAction
  userId: string | null
  userName: string | null
  subject: string
  details: string | null
  times: Generated<number>
  timestamp: string
}

/** better-auth's `twoFactor`: secret and recovery codes are encrypted with the secret of the installation. */
type SecondFactorsTable = {
  id: string
  userId: string
  secret: string
  backupCodes: string
  verified: Generated<number>
  failedVerificationCount: Generated<number>
  lockedUntil: string | null
}
