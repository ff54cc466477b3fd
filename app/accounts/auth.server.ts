import { betterAuth } from 'better-auth'
import { v7 as uuidv7 } from 'uuid'
import type { Store } from '#app/db/store.server.ts'
import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from './credentials.ts'
import { forgiveAll } from '#app/rate-limits/rate-limit.server.ts'

/** Seconds that a session lasts without a visit. */
const SESSION_LIFE = 7 * 24 * 3600
/** Seconds after which a visit prolongs the session. */
const SESSION_RENEWAL = 24 * 3600

/** Part of the name of every cookie; better-auth puts `__Secure-` before it where cookies are Secure. */
export const COOKIE_PREFIX = 'cerro-norte'

type Options = {
  store: Store
  secret: string
  /** Origin of the site without a final slash. */
  publicUrl: string
  /** Tells the operator of a failure. */
  tell: (message: string, error?: unknown) => void
}

export type Auth = ReturnType<typeof createAuth>

/**
 * better-auth on the product's own tables. Only its server functions are called: its HTTP routes are not served, and
 * accounts are made by `register` alone, which also decides who may have one.
 */
export function createAuth({ store, secret, publicUrl, tell }: Options) {
  return betterAuth({
    appName: 'Cerro Norte',
    baseURL: publicUrl,
    secret,
    // Declared as SQLite for both dialects: dates are ISO text and booleans 0 or 1, and its SQL works on both.
    database: { db: store.db, type: 'sqlite' },
    user: {
      modelName: 'users',
      additionalFields: { role: { type: 'string', input: false } },
    },
    session: { modelName: 'sessions', expiresIn: SESSION_LIFE, updateAge: SESSION_RENEWAL },
    account: { modelName: 'accounts' },
    verification: { modelName: 'verifications', storeIdentifier: 'hashed' },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: SHORTEST_PASSWORD,
      maxPasswordLength: LONGEST_PASSWORD,
      revokeSessionsOnPasswordReset: true,
      onPasswordReset: async ({ user }) => {
        // Using one reset link invalidates the person's other reset links.
        await store.db.deleteFrom('verifications').where('value', '=', user.id).execute()
        await forgiveAll(store.db, { limit: 'loginByAccount', who: user.email })
      },
    },
    advanced: {
      cookiePrefix: COOKIE_PREFIX,
      useSecureCookies: publicUrl.startsWith('https:'),
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', path: '/' },
      // The client address is read in server/client-address.ts; sessions do not need it.
      ipAddress: { disableIpTracking: true },
      database: {
        generateId: () => uuidv7(),
        // better-auth's own check reads SQLite's catalogue; the request tests check the same columns on PostgreSQL.
        validateSchema: store.dialect === 'sqlite',
      },
    },
    telemetry: { enabled: false },
    logger: { level: 'error', log: (_level, message, ...details) => tell(`accounts: ${message}`, details[0]) },
  })
}
