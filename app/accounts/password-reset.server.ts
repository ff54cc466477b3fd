import { href } from 'react-router'
import { findAgency } from '#app/agency/agency.server.ts'
import type { Queries, Store } from '#app/db/store.server.ts'
import type { Mail } from '#app/mail/mail.server.ts'
import { enqueue } from '#app/mail/outbox.server.ts'
import type { DeliveryChannel } from '#app/mail/outbox-worker.server.ts'
import type { Parts } from '#app/http/parts.server.ts'
import { countAttempts, resetAttempts } from '#app/rate-limits/rate-limit.server.ts'
import type { Wait } from '#app/rate-limits/rate-limit.ts'
import type { Accounts } from './accounts.server.ts'
import type { ResetLink } from './auth.server.ts'
import { recordEvent } from '#app/records/account-log.server.ts'
import { deleteResetLinks } from './reset-link.server.ts'
import { findResetLink } from './find-reset-link.server.ts'
import { nullIfRefused } from './session.server.ts'
import { lockAccounts } from './member.server.ts'
import { actorOf } from './staff-context.server.ts'

type Needed = Pick<Parts, 'store' | 'now' | 'outboxWorker'>

const RESET_MAIL = 'password-reset'

/** Attempts to send a link: about fourteen hours. After that the person has to request another one. */
const MOST_ATTEMPTS = 12

/**
 * Queues a mail with a link for a new password, whether or not the address has an account: neither the text nor the
 * duration of the answer reveals it. The link is created when the mail is sent, so that it is stored nowhere before.
 * @param email as `accountEmail` gives it
 * @returns how long to wait when there were too many requests
 */
export async function requestReset(parts: Needed, email: string, address: string): Promise<Wait | null> {
  const { store, outboxWorker, now } = parts
  const wait = await countAttempts(
    store.db,
    [
      { limit: 'resetByAccount', who: email },
      { limit: 'resetByAddress', who: address },
    ],
    now(),
  )
  if (wait) return wait
  await enqueue(store.db, { kind: RESET_MAIL, payload: email }, now())
  outboxWorker.wake()
  return null
}

/** Sends the requested links; an address without an active account gets none. */
export function resetChannel({
  store,
  accounts,
  mail,
  publicUrl,
}: {
  store: Store
  accounts: Accounts
  mail: Mail
  publicUrl: string
}): DeliveryChannel {
  return {
    kind: RESET_MAIL,
    most: MOST_ATTEMPTS,
    async deliver({ payload }) {
      const address = payload ?? ''
      if (!(await isActiveAccount(store.db, address))) return []
      const reset = await createResetLink(accounts, address)
      if (!reset) return []
      const { name, email } = reset.user
      const link = `${publicUrl}${href('/restablecer')}?token=${reset.token}`
      return mail.send({ to: [email], ...resetMessage({ name, link, agency: (await findAgency(store)).shortName }) })
    },
  }
}

async function isActiveAccount(db: Queries, email: string): Promise<boolean> {
  const found = db.selectFrom('users').where('email', '=', email).where('disabledAt', 'is', null).select('id')
  return (await found.executeTakeFirst()) !== undefined
}

/** Text of the password reset mail. */
function resetMessage({ name, link, agency }: { name: string; link: string; agency: string }): {
  subject: string
  text: string
} {
  return {
    subject: `Restablece tu contraseña · ${agency}`,
    text: [
      `Hola${name ? `, ${name}` : ''}:`,
      `Alguien pidió cambiar la contraseña de tu cuenta del panel de ${agency}. Si fuiste tú, abre este enlace antes de una hora y elige la nueva:`,
      link,
      'El enlace sirve una sola vez. Si no fuiste tú, no hagas nada: tu contraseña sigue igual.',
    ].join('\n\n'),
  }
}

/**
 * Creates a link for a new password.
 * @param by the administrator who makes it for somebody else, and the transaction to create it in
 * @returns null when the address has no account
 */
export async function createResetLink(
  accounts: Accounts,
  email: string,
  by?: { db: Queries; author: string },
): Promise<ResetLink | null> {
  const links: ResetLink[] = []
  // better-auth would ignore a mail that fails, so it only hands over the link.
  const auth = await accounts.authFor({
    ...(by && { db: by.db, linkAuthor: by.author }),
    onResetLink: (link) => links.push(link),
  })
  await auth.api.requestPasswordReset({ body: { email } })
  return links[0] ?? null
}

/**
 * Sets a new password, deletes all links of the person and ends all their sessions, in one transaction.
 * @returns false when the link is not valid any more
 */
export async function resetPassword(
  parts: Pick<Parts, 'accounts' | 'store' | 'now'>,
  token: string,
  newPassword: string,
) {
  const { accounts, store } = parts
  if (!(await findResetLink(store.db, token, parts.now()))) return false
  const { password: hasher } = await (await accounts.auth()).$context
  const passwordHash = await hasher.hash(newPassword)
  return store.db.transaction().execute(async (db) => {
    // Its author may be losing the permission at the same moment.
    await lockAccounts(db)
    const link = await findResetLink(db, token, parts.now())
    if (!link) return false
    const auth = await accounts.authFor({ db, passwordHash })
    const changed = await auth.api.resetPassword({ body: { token, newPassword } }).catch(nullIfRefused)
    if (!changed) return false
    const { adapter } = await auth.$context
    await deleteResetLinks(adapter, link.value)
    const user = await adapter.findOne<{ id: string; name: string; email: string }>({
      model: 'user',
      where: [{ field: 'id', value: link.value }],
    })
    if (!user) return true
    await resetAttempts(db, { limit: 'loginByAccount', who: user.email })
    const details = link.author === null ? 'Con un enlace' : `Con un enlace de ${link.author}`
    const change = { db, actor: actorOf(user), now: parts.now() }
    await recordEvent(change, { action: 'change_password', subject: user.email, details })
    return true
  })
}
