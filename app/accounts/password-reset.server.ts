import { APIError } from 'better-auth/api'
import type { Parts } from '#app/parts.server.ts'
import { countTries } from './rate-limit.server.ts'
import type { Wait } from './rate-limit.ts'

type Needed = Pick<Parts, 'accounts' | 'store' | 'now'>

/** As better-auth makes them; anything else is not looked for. */
const TOKEN = /^[A-Za-z0-9]{24}$/

/**
 * Sends a link for a new password to an address that has an account, after the answer: neither its words nor its time
 * tell whether there is one.
 * @param email as `readEmail` gives it
 * @returns how long to wait when there were too many requests
 */
export async function requestReset(parts: Needed, email: string, address: string): Promise<Wait | null> {
  const { accounts, store, now } = parts
  const wait = await countTries(
    store.db,
    [
      { limit: 'resetByAccount', who: email },
      { limit: 'resetByAddress', who: address },
    ],
    now(),
  )
  if (wait) return wait
  accounts.later(async () => {
    const auth = await accounts.auth()
    await auth.api.requestPasswordReset({ body: { email } })
  })
  return null
}

/** Whether a link can still be used; looking does not use it up. */
export async function isResetOpen({ accounts }: Pick<Parts, 'accounts'>, token: string): Promise<boolean> {
  if (!TOKEN.test(token)) return false
  const { internalAdapter } = await (await accounts.auth()).$context
  const found = await internalAdapter.findVerificationValue(`reset-password:${token}`)
  return found !== null && found.expiresAt.getTime() > Date.now()
}

/** Sets a new password, uses the link up and ends every session. @returns false when the link can't be used any more */
export async function resetPassword({ accounts }: Pick<Parts, 'accounts'>, token: string, newPassword: string) {
  if (!TOKEN.test(token)) return false
  const auth = await accounts.auth()
  try {
    await auth.api.resetPassword({ body: { token, newPassword } })
    return true
  } catch (error) {
    if (error instanceof APIError && error.statusCode < 500) return false
    throw error
  }
}
