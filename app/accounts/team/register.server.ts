import { oneLine } from '#app/forms/typed-text.ts'
import type { Parts } from '#app/http/parts.server.ts'
import { type Admission, refusalReason } from '#app/accounts/admission.ts'
import { accountEmail } from '#app/accounts/account-email.ts'
import type { Signup } from '#app/accounts/credentials.ts'
import { revokeFirstLinks } from './first-link.server.ts'
import { admissionOf, hasAccounts, roleInInvitation, useInvitation } from './invitations.server.ts'
import { recordEvent } from '#app/records/account-log.server.ts'
import { ROLE_LABELS, ROLE_OF_SIGNUP } from '#app/accounts/role.ts'
import { lockAccounts } from '#app/accounts/member.server.ts'
import { actorOf } from '#app/accounts/staff-context.server.ts'

export type NewAccount = Signup & {
  /** The token of the person's invitation. */
  invitation: string | null
  /** Headers of the request: the session stores the user agent. */
  headers?: Headers
}

/** An account with a session in these cookies, or why there is none. `isFirst`: there was no account before. */
export type Registered =
  | { ok: true; cookies: string[]; isFirst: boolean }
  | { ok: false; refusal: 'taken' }
  | { ok: false; refusal: 'not-admitted'; admission: Admission }

type Needed = Pick<Parts, 'accounts' | 'store' | 'now'>

/**
 * Creates an account with its password, if the person may have one (decision 1). Checking, creating the account and using
 * up the invitation are one transaction.
 */
export async function register(parts: Needed, person: NewAccount): Promise<Registered> {
  const { accounts, store, now } = parts
  const { name, email, password, invitation, headers } = person
  const instant = now()
  // Checked before the slow hashing, and again inside the transaction.
  const expected = await admissionOf(store.db, accounts, invitation, instant)
  if (refusalReason(expected)) return { ok: false, refusal: 'not-admitted', admission: expected }
  const address = accountEmail(email)
  if (address === null) return { ok: false, refusal: 'taken' }
  const { password: hasher } = await (await accounts.auth()).$context
  const passwordHash = await hasher.hash(password)

  return store.db.transaction().execute(async (db) => {
    await lockAccounts(db)
    const admission = await admissionOf(db, accounts, invitation, instant)
    if (refusalReason(admission)) return { ok: false, refusal: 'not-admitted', admission }
    const isFirst = !(await hasAccounts(db))
    // Without an invitation, registration is open and the account is an administrator's (spec, section 6).
    const token = admission === 'invited' ? invitation : null
    const role = token === null ? ROLE_OF_SIGNUP : await roleInInvitation(db, token)
    const auth = await accounts.authFor({ db, passwordHash, signUp: true, role })
    const body = { name: oneLine(name), email: address, password }
    const created = await auth.api
      .signUpEmail({ body, ...(headers && { headers }), returnHeaders: true })
      .catch(nullIfTaken)
    if (!created) return { ok: false, refusal: 'taken' }
    const { user } = created.response
    if (token !== null) await useInvitation(db, token, user.id, instant)
    if (isFirst) await revokeFirstLinks(db)
    const change = { db, actor: actorOf(user), now: instant }
    await recordEvent(change, { action: 'create_account', subject: address, details: ROLE_LABELS[role] })
    return { ok: true, cookies: created.headers.getSetCookie(), isFirst }
  })
}

/**
 * For `catch`: null when the address already has an account. Only this code is checked, because better-auth also throws
 * API errors when the store fails.
 */
function nullIfTaken(error: unknown): null {
  const body: unknown = error instanceof Error && 'body' in error ? error.body : null
  const code = typeof body === 'object' && body !== null && 'code' in body ? body.code : null
  if (code === 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL') return null
  throw error
}
