import { href } from 'react-router'
import type { Mail } from '#app/mail/mail.server.ts'
import { enqueue } from '#app/mail/outbox.server.ts'
import type { DeliveryChannel } from '#app/mail/outbox-worker.server.ts'
import type { Parts } from '#app/parts.server.ts'
import { countTries } from '#app/rate-limits/rate-limit.server.ts'
import type { Wait } from '#app/rate-limits/rate-limit.ts'
import type { Accounts } from './accounts.server.ts'
import { isAuthRejection } from './auth-rejection.ts'
import { resetMessage } from './reset-message.ts'

type Needed = Pick<Parts, 'store' | 'now' | 'outboxWorker'>

/** As they are made; anything else is not looked for. */
const TOKEN = /^[A-Za-z0-9]{24}$/
const TOKEN_LENGTH = 24
/** Milliseconds that a link for a new password can be used. */
const RESET_LIFE = 3_600_000
/** Attempts to send a link: some fourteen hours. Who still wants one then asks again. */
const MOST_ATTEMPTS = 12

/**
 * Keeps that a link for a new password was asked for, whether or not the address has an account: neither the answer's
 * words nor its time tell. The link itself is made when it is sent, and so is nowhere to be read before.
 * @param email as `accountEmail` gives it
 * @returns how long to wait when there were too many requests
 */
export async function requestReset(parts: Needed, email: string, address: string): Promise<Wait | null> {
  const { store, outboxWorker, now } = parts
  const wait = await countTries(
    store.db,
    [
      { limit: 'resetByAccount', who: email },
      { limit: 'resetByAddress', who: address },
    ],
    now(),
  )
  if (wait) return wait
  await enqueue(store.db, { kind: 'password-reset', payload: email }, now())
  outboxWorker.wake()
  return null
}

/** Sends the links that were asked for; an address without an account gets none. */
export function resetChannel({
  accounts,
  mail,
  publicUrl,
}: {
  accounts: Accounts
  mail: Mail
  publicUrl: string
}): DeliveryChannel {
  return {
    kind: 'password-reset',
    most: MOST_ATTEMPTS,
    async deliver({ payload }) {
      const { internalAdapter } = await (await accounts.auth()).$context
      const found = await internalAdapter.findUserByEmail(payload ?? '')
      if (!found) return
      const { id, name, email } = found.user
      const { generateRandomString } = await import('better-auth/crypto')
      const token = generateRandomString(TOKEN_LENGTH, 'a-z', 'A-Z', '0-9')
      const expiresAt = new Date(Date.now() + RESET_LIFE)
      await internalAdapter.createVerificationValue({ identifier: identifierOf(token), value: id, expiresAt })
      const link = `${publicUrl}${href('/restablecer')}?token=${token}`
      await mail.send({ to: [email], ...resetMessage({ name, link }) })
    },
  }
}

/** Whether a link can still be used; looking does not use it up. */
export async function isResetOpen({ accounts }: Pick<Parts, 'accounts'>, token: string): Promise<boolean> {
  if (!TOKEN.test(token)) return false
  const { internalAdapter } = await (await accounts.auth()).$context
  const found = await internalAdapter.findVerificationValue(identifierOf(token))
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
    if (isAuthRejection(error)) return false
    throw error
  }
}

/** Under which better-auth looks for a token. */
function identifierOf(token: string): string {
  return `reset-password:${token}`
}
