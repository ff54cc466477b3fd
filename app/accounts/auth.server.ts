import { type BetterAuthOptions, betterAuth } from 'better-auth'
import { twoFactor } from 'better-auth/plugins/two-factor'
import { v7 as uuidv7 } from 'uuid'
import { type Queries, type Store, isPostgres } from '#app/db/store.server.ts'
import { authDatabase } from './auth-database.server.ts'
import { cookiePrefix } from './cookie-prefix.ts'
import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from './credentials.ts'
import { RESET_LIFE, hashIdentifier } from './reset-link.server.ts'
import { ROLE_OF_SIGNUP, type Role } from './role.ts'

/** Seconds that a session lasts without a visit. */
const SESSION_LIFE = 7 * 24 * 3600
/** A visit prolongs the session once it is this old, in seconds. */
const SESSION_RENEWAL = 24 * 3600

type Options = {
  store: Store
  secret: string
  /** Origin of the site without a final slash. */
  publicUrl: string
  now: () => Date
  /** Logs a failure for the operator. */
  warn: (message: string, error?: unknown) => void
}

/** A link for a new password. Its token is stored nowhere else. */
export type ResetLink = { user: { name: string; email: string }; token: string }

/** Options of better-auth for one use. */
export type AuthOverrides = {
  /** The transaction in which everything is written. */
  db?: Queries
  /** The hash of the new password: hashing is slow, so it is done before the transaction begins. */
  passwordHash?: string
  /** Whether an account can be created; only set after checking that the person may. */
  signUp?: boolean
  /** The role of the new account. */
  role?: Role
  onResetLink?: (reset: ResetLink) => void
  /** The administrator who makes a link for somebody else's password. */
  linkAuthor?: string
}

export type Auth = ReturnType<typeof createAuth>

/**
 * better-auth on the product's own tables. Its HTTP routes are not served; only its functions are called. Creating an
 * account or setting a password needs `overrides`.
 */
/** A name that Better Auth wants; people see the agency's own in mails and in their authenticator app. */
const APP_NAME = 'Panel'

export function createAuth({ store, secret, publicUrl, now, warn }: Options, overrides?: AuthOverrides) {
  const {
    db = store.db,
    passwordHash,
    signUp = false,
    role = ROLE_OF_SIGNUP,
    onResetLink,
    linkAuthor,
  } = overrides ?? {}
  const options = {
    appName: APP_NAME,
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
    verification: {
      modelName: 'verifications',
      storeIdentifier: { hash: async (identifier: string) => hashIdentifier(identifier) },
      additionalFields: { createdBy: { type: 'string', input: false, required: false } },
    },
    emailAndPassword: {
      enabled: true,
      disableSignUp: !signUp,
      minPasswordLength: SHORTEST_PASSWORD,
      maxPasswordLength: LONGEST_PASSWORD,
      revokeSessionsOnPasswordReset: true,
      resetPasswordTokenExpiresIn: RESET_LIFE / 1000,
      ...(passwordHash !== undefined && { password: { hash: async () => passwordHash } }),
      ...(onResetLink && { sendResetPassword: async (reset: ResetLink) => onResetLink(reset) }),
    },
    databaseHooks: {
      user: {
        create: {
          before: async () => ({
            data: { role, createdAt: now(), updatedAt: now(), lastLogin: now() },
          }),
        },
      },
      // The age of a link is measured with the product's clock; better-auth would use the machine's.
      verification: {
        create: {
          before: async () => ({ data: { createdAt: now(), updatedAt: now(), createdBy: linkAuthor ?? null } }),
        },
      },
    },
    advanced: {
      cookiePrefix: cookiePrefix(publicUrl),
      // It would add a weaker prefix than ours; `secure` is set below.
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
        // The schema is checked once, for the shared instance.
        validateSchema: overrides === undefined,
      },
    },
    plugins: [
      twoFactor({
        issuer: APP_NAME,
        schema: { twoFactor: { modelName: 'secondFactors' } },
        // Wrong codes are counted per browser (second-step.server.ts): locking the account would lock out its owner.
        accountLockout: { enabled: false },
      }),
    ],
    telemetry: { enabled: false },
    logger: { level: 'error', log: (_level, message, ...details) => warn(`accounts: ${message}`, details[0]) },
  } satisfies BetterAuthOptions
  return betterAuth({ ...options, database: authDatabase(db, isPostgres(store), options) })
}
