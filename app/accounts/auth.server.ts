import { type BetterAuthOptions, betterAuth } from 'better-auth'
import { twoFactor } from 'better-auth/plugins/two-factor'
import { v7 as uuidv7 } from 'uuid'
import { AGENCY } from '#app/agency/agency.ts'
import { type Queries, type Store, isPostgres } from '#app/db/store.server.ts'
import { authDatabase } from './auth-database.server.ts'
import { cookiePrefix } from './cookie-prefix.ts'
import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from './credentials.ts'
import { RESET_LIFE, keptName } from './reset-link.server.ts'
import { ROLE_OF_SIGNUP, type Role } from './role.ts'

/** Seconds that a session lasts without a visit. */
const SESSION_LIFE = 7 * 24 * 3600
/** Seconds after which it ends, however often it was prolonged: whoever works daily signs in once a month. */
export const LONGEST_SESSION = 30 * 24 * 3600
/** Seconds after which a visit prolongs the session. */
const SESSION_RENEWAL = 24 * 3600

type Options = {
  store: Store
  secret: string
  /** Origin of the site without a final slash. */
  publicUrl: string
  now: () => Date
  /** Tells the operator of a failure. */
  tell: (message: string, error?: unknown) => void
}

/** A link for a new password, to be sent to its person; its token is kept nowhere else. */
export type Reset = { user: { name: string; email: string }; token: string }

/** What one use of it needs that others do not. */
export type Occasion = {
  /** The transaction in which everything is written. */
  db?: Queries
  /** The hash of the password that is set: hashing takes time, in which nobody should have to wait for the store. */
  passwordHash?: string
  /** Whether people can sign up: only where it was decided that this one may. */
  signUp?: boolean
  /** The role of the account that is made. */
  role?: Role
  takeReset?: (reset: Reset) => void
}

export type Auth = ReturnType<typeof createAuth>

/**
 * better-auth on the product's own tables, by its public functions alone: its HTTP routes are not served. Whoever makes
 * an account or sets a password does it on an occasion of its own.
 */
export function createAuth({ store, secret, publicUrl, now, tell }: Options, occasion?: Occasion) {
  const { db = store.db, passwordHash, signUp = false, role = ROLE_OF_SIGNUP, takeReset } = occasion ?? {}
  const options = {
    appName: AGENCY.name,
    baseURL: publicUrl,
    secret,
    user: {
      modelName: 'users',
      additionalFields: {
        role: { type: 'string', input: false },
        lastLogin: { type: 'date', input: false, required: false },
        disabledAt: { type: 'date', input: false, required: false },
      },
    },
    session: { modelName: 'sessions', expiresIn: SESSION_LIFE, updateAge: SESSION_RENEWAL },
    account: { modelName: 'accounts' },
    verification: { modelName: 'verifications', storeIdentifier: { hash: async (name: string) => keptName(name) } },
    emailAndPassword: {
      enabled: true,
      disableSignUp: !signUp,
      minPasswordLength: SHORTEST_PASSWORD,
      maxPasswordLength: LONGEST_PASSWORD,
      revokeSessionsOnPasswordReset: true,
      resetPasswordTokenExpiresIn: RESET_LIFE / 1000,
      ...(passwordHash !== undefined && { password: { hash: async () => passwordHash } }),
      ...(takeReset && { sendResetPassword: async (reset: Reset) => takeReset(reset) }),
    },
    databaseHooks: {
      user: {
        create: {
          before: async () => ({
            data: { role, createdAt: now(), updatedAt: now(), lastLogin: now() },
          }),
        },
      },
      // How old a link is, the product's clock tells; better-auth has one of its own.
      verification: { create: { before: async () => ({ data: { createdAt: now(), updatedAt: now() } }) } },
    },
    advanced: {
      cookiePrefix: cookiePrefix(publicUrl),
      // It would put a weaker prefix before ours; Secure is said below.
      useSecureCookies: false,
      defaultCookieAttributes: {
        httpOnly: true,
        sameSite: 'lax',
        path: '/',
        secure: publicUrl.startsWith('https:'),
      },
      // The client address is read in server/client-address.ts; sessions do not need it.
      ipAddress: { disableIpTracking: true },
      database: {
        generateId: () => uuidv7({ msecs: now().getTime() }),
        // Once is enough.
        validateSchema: occasion === undefined,
      },
    },
    plugins: [
      twoFactor({
        issuer: AGENCY.name,
        schema: { twoFactor: { modelName: 'secondFactors' } },
        // Wrong codes are counted by browser (second-step.server.ts): a lock of the account would shut its owner out.
        accountLockout: { enabled: false },
      }),
    ],
    telemetry: { enabled: false },
    logger: { level: 'error', log: (_level, message, ...details) => tell(`accounts: ${message}`, details[0]) },
  } satisfies BetterAuthOptions
  return betterAuth({ ...options, database: authDatabase(db, isPostgres(store), options) })
}
