import { checkPosted } from '#app/forms/check-posted.server.ts'
import { refusedWith } from '#app/forms/refusal.ts'
import { textOf } from '#app/forms/form-text.ts'
import { oneLine } from '#app/forms/typed-text.ts'
import type { Parts } from '#app/http/parts.server.ts'
import type { NoticeCode } from '#app/site/notices.ts'
import { isCommonPassword, refuseCommonPassword } from '#app/accounts/new-password.server.ts'
import { OWN_PASSWORD_RULES, OWN_PROFILE_RULES, WRONG_OWN_PASSWORD } from '#app/accounts/credentials.ts'
import { recordEvent } from '#app/records/account-log.server.ts'
import { withTransaction } from '#app/records/change.server.ts'
import { ACCOUNT_INTENTS, type AccountRefusal } from './own-account-intents.ts'
import { deleteResetLinks } from '#app/accounts/reset-link.server.ts'
import { nullIfRefused } from '#app/accounts/session.server.ts'
import { cancelLinkByOther } from './links-by-others.server.ts'
import { endOwnSession } from './own-sessions.server.ts'
import { type Staff, changeBy } from '#app/accounts/staff-context.server.ts'
import { attemptWithPassword } from '#app/accounts/attempt-with-password.server.ts'

type Needed = Pick<Parts, 'accounts' | 'store' | 'now'>
type PostedByStaff = { staff: Staff; headers: Headers; form: FormData }

/** Result of a change; the cookies are those of the current session. */
export type AccountChange = { ok: true; notice: NoticeCode; cookies: string[] } | { ok: false; refusal: AccountRefusal }

const EMAIL_TAKEN = 'Otra cuenta ya usa este correo'

/** Handles a form of Mi cuenta. @returns null for a form of another panel */
export async function changeOwnAccount(parts: Needed, posted: PostedByStaff): Promise<AccountChange | null> {
  const intent = posted.form.get('intent')
  if (intent === ACCOUNT_INTENTS.profile) return saveProfile(parts, posted)
  if (intent === ACCOUNT_INTENTS.endSession) {
    await endOwnSession(parts, posted.staff, textOf(posted.form, 'session'))
    return { ok: true, notice: 'sesion-cerrada', cookies: [] }
  }
  if (intent === ACCOUNT_INTENTS.cancelLink) {
    await cancelLinkByOther(parts, posted.staff)
    return { ok: true, notice: 'enlace-cancelado', cookies: [] }
  }
  return intent === ACCOUNT_INTENTS.password ? changePassword(parts, posted) : null
}

/** Saves name and e-mail. A new e-mail requires the password, because people sign in with it. */
async function saveProfile(parts: Needed, { staff, headers, form }: PostedByStaff): Promise<AccountChange> {
  const posted = checkPosted(OWN_PROFILE_RULES, form)
  if (!posted.ok) return profileRefused(posted.refusal)
  const { values, shown } = posted
  const refuse = (name: 'email' | 'password', sentence: string) =>
    profileRefused({ values: shown, errors: { [name]: sentence }, message: null })
  const { adapter } = await (await parts.accounts.auth()).$context
  if (values.email !== staff.email) {
    if (!values.password) return refuse('password', 'Escribe tu contraseña actual para cambiar el correo')
    const tried = await attemptWithPassword(parts, staff, () => isOwnPassword(parts, headers, values.password ?? ''))
    if (!tried.ok)
      return tried.refusal === 'limited'
        ? profileRefused(refusedWith(tried.sentence, shown))
        : refuse('password', WRONG_OWN_PASSWORD)
    if (await isTaken()) return refuse('email', EMAIL_TAKEN)
  }
  const update = { name: oneLine(values.name), email: values.email, updatedAt: parts.now() }
  try {
    await withTransaction(changeBy(staff, parts), async (change) => {
      const { db } = change
      const { adapter: own } = await (await parts.accounts.authFor({ db })).$context
      await own.update({ model: 'user', where: [{ field: 'id', value: staff.id }], update })
      if (values.email !== staff.email) await deleteResetLinks(own, staff.id)
      const details = values.email === staff.email ? {} : { details: `${staff.email} → ${values.email}` }
      await recordEvent(change, { action: 'change_account', subject: values.email, ...details })
    })
  } catch (failure) {
    // Another person may have taken the address at the same moment.
    if (values.email !== staff.email && (await isTaken())) return refuse('email', EMAIL_TAKEN)
    throw failure
  }
  return { ok: true, notice: 'cuenta-guardada', cookies: [] }

  async function isTaken(): Promise<boolean> {
    return (await adapter.findOne({ model: 'user', where: [{ field: 'email', value: values.email }] })) !== null
  }
}

function profileRefused(refusal: Extract<AccountRefusal, { form: 'profile' }>['refusal']): AccountChange {
  return { ok: false, refusal: { form: 'profile', refusal } }
}

/** Saves a new password, ends all other sessions and deletes all reset links, in one transaction. */
async function changePassword(parts: Needed, { staff, headers, form }: PostedByStaff): Promise<AccountChange> {
  const posted = checkPosted(OWN_PASSWORD_RULES, form)
  if (!posted.ok) return { ok: false, refusal: { form: 'password', refusal: posted.refusal } }
  if (isCommonPassword(posted.values.newPassword, staff.email))
    return { ok: false, refusal: { form: 'password', refusal: refuseCommonPassword('newPassword') } }
  const { password: hasher } = await (await parts.accounts.auth()).$context
  const body = { ...posted.values, revokeOtherSessions: true }
  const tried = await attemptWithPassword(parts, staff, async () => {
    const passwordHash = await hasher.hash(body.newPassword)
    return withTransaction(changeBy(staff, parts), async (change) => {
      const transactional = await parts.accounts.authFor({ db: change.db, passwordHash })
      const changed = await transactional.api
        .changePassword({ body, headers, returnHeaders: true })
        .catch(nullIfRefused)
      if (!changed) return null
      await deleteResetLinks((await transactional.$context).adapter, staff.id)
      await recordEvent(change, { action: 'change_password', subject: staff.email })
      return changed
    })
  })
  if (!tried.ok && tried.refusal === 'limited')
    return { ok: false, refusal: { form: 'password', refusal: refusedWith(tried.sentence) } }
  if (!tried.ok) {
    const errors = { currentPassword: WRONG_OWN_PASSWORD }
    return { ok: false, refusal: { form: 'password', refusal: { values: {}, errors, message: null } } }
  }
  return { ok: true, notice: 'contrasena-propia-cambiada', cookies: tried.done.headers.getSetCookie() }
}

async function isOwnPassword({ accounts }: Needed, headers: Headers, password: string): Promise<true | null> {
  const auth = await accounts.auth()
  return (await auth.api.verifyPassword({ body: { password }, headers }).catch(nullIfRefused)) ? true : null
}
