import { oneLine } from '#app/forms/typed-text.ts'
import type { Parts } from '#app/http/parts.server.ts'
import { type Admission, reasonAgainst } from '#app/accounts/admission.ts'
import { accountEmail } from '#app/accounts/account-email.ts'
import type { Signup } from '#app/accounts/credentials.ts'
import { revokeFirstLinks } from './first-link.server.ts'
import { admissionOf, hasAccounts, roleInInvitation, useInvitation } from './invitations.server.ts'
import { recordEvent } from '#app/accounts/events/record-event.server.ts'
import { ROLE_LABELS, ROLE_OF_SIGNUP } from '#app/accounts/role.ts'
import { waitForTurn } from '#app/accounts/turn.server.ts'

export type NewAccount = Signup & {
  /** The token of the invitation that the person came with. */
  invitation: string | null
  /** Those of the request: the session tells its device by them. */
  headers?: Headers
}

/** Has an account and a session, in these cookies; or why not. */
export type Registered =
  | { is: 'done'; cookies: string[] }
  | { is: 'taken' }
  | { is: 'not-admitted'; admission: Admission }

type Needed = Pick<Parts, 'accounts' | 'store' | 'now'>

/**
 * Makes an account with its password, if whoever asks may have one (decision 1): the account, the invitation used up
 * and the question whether it is the first one are one transaction.
 */
export async function register(parts: Needed, person: NewAccount): Promise<Registered> {
  const { accounts, store, now } = parts
  const { name, email, password, invitation, headers } = person
  const instant = now()
  const foreseen = await admissionOf(store.db, accounts.registration, invitation, instant)
  if (reasonAgainst(foreseen)) return { is: 'not-admitted', admission: foreseen }
  const address = accountEmail(email)
  if (address === null) return { is: 'taken' }
  const { password: hasher } = await (await accounts.auth()).$context
  const passwordHash = await hasher.hash(password)

  return store.db.transaction().execute(async (db) => {
    await waitForTurn(db)
    const admission = await admissionOf(db, accounts.registration, invitation, instant)
    if (reasonAgainst(admission)) return { is: 'not-admitted', admission }
    const isFirst = !(await hasAccounts(db))
    // Whoever comes while registration is open is an administrator (spec, section 6).
    const token = admission === 'invited' ? invitation : null
    const role = token === null ? ROLE_OF_SIGNUP : await roleInInvitation(db, token)
    const auth = await accounts.authFor({ db, passwordHash, signUp: true, role })
    const body = { name: oneLine(name), email: address, password }
    const made = await auth.api
      .signUpEmail({ body, ...(headers && { headers }), returnHeaders: true })
      .catch(nullIfTaken)
    if (!made) return { is: 'taken' }
    const { user } = made.response
    if (token !== null) await useInvitation(db, token, user.id, instant)
    if (isFirst) await revokeFirstLinks(db)
    await recordEvent(db, {
      action: 'create_account',
      subject: address,
      details: ROLE_LABELS[role],
      actor: user,
      now: instant,
    })
    return { is: 'done', cookies: made.headers.getSetCookie() }
  })
}

/** An address that has an account is the one refusal that people cause; better-auth calls failures of the store so, too. */
function nullIfTaken(error: unknown): null {
  const body: unknown = error instanceof Error && 'body' in error ? error.body : null
  const code = typeof body === 'object' && body !== null && 'code' in body ? body.code : null
  if (code === 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL') return null
  throw error
}
