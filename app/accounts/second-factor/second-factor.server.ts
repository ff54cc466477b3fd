import QRCode from 'qrcode'
import { findAgency } from '#app/agency/agency.server.ts'
import type { Auth } from '#app/accounts/auth.server.ts'
import { rememberBrowser } from '#app/accounts/known-browser.server.ts'
import { recordEvent } from '#app/records/account-log.server.ts'
import { type Change, withTransaction } from '#app/records/change.server.ts'
import { nullIfRefused } from '#app/accounts/session.server.ts'
import { WRONG_OWN_PASSWORD } from '#app/accounts/credentials.ts'
import { type Staff, changeBy } from '#app/accounts/staff-context.server.ts'
import { attemptWithPassword } from '#app/accounts/attempt-with-password.server.ts'
import { checkPosted } from '#app/forms/check-posted.server.ts'
import { type Refusal, refusedWith } from '#app/forms/refusal.ts'
import type { Queries } from '#app/db/store.server.ts'
import type { Parts } from '#app/http/parts.server.ts'
import { countAttempts, resetAttempts } from '#app/rate-limits/rate-limit.server.ts'
import type { NoticeCode } from '#app/site/notices.ts'
import { CODE_RULES, CONFIRMED_BY_BOTH, CONFIRMED_BY_PASSWORD, applicationCode, recoveryCode } from './code-rule.ts'
import { useCode } from './second-step.server.ts'
import { SECOND_FACTOR_INTENTS, type SecondFactorRefusal, type StartedFactor } from './second-factor-intents.ts'

type Needed = Pick<Parts, 'accounts' | 'store' | 'now'>
type PostedByStaff = { staff: Staff; headers: Headers; form: FormData }

export type SecondFactorChange =
  | { ok: true; started: StartedFactor }
  | { ok: true; notice: NoticeCode; cookies: string[] }
  | { ok: false; refusal: SecondFactorRefusal }

const CHANGES = {
  [SECOND_FACTOR_INTENTS.start]: start,
  [SECOND_FACTOR_INTENTS.confirm]: confirm,
  [SECOND_FACTOR_INTENTS.stop]: stop,
}

const WRONG_CODE = 'El código no es correcto. Escribe el que muestra la aplicación ahora.'
const WRONG_CODE_OF_BOTH =
  'El código no es correcto o ya se usó. Escribe el que muestra la aplicación ahora, o uno de recuperación.'

/** Whether the person has a second step. */
export async function hasSecondFactor({ store }: Pick<Parts, 'store'>, { id }: Staff): Promise<boolean> {
  const user = await store.db.selectFrom('users').where('id', '=', id).select('twoFactorEnabled').executeTakeFirst()
  return user?.twoFactorEnabled === 1
}

/** Handles a form of Configuración → Segundo paso. @returns null for a form of another panel */
export async function changeSecondFactor(parts: Needed, posted: PostedByStaff): Promise<SecondFactorChange | null> {
  const intent = posted.form.get('intent')
  const change = Object.values(SECOND_FACTOR_INTENTS).find((each) => each === intent)
  if (!change) return null
  const enables = change !== SECOND_FACTOR_INTENTS.stop
  // Another open page of the same person may have done it already.
  if ((await hasSecondFactor(parts, posted.staff)) === enables) return saved(enables, [])
  return CHANGES[change](parts, posted)
}

function saved(isOn: boolean, cookies: string[]): SecondFactorChange {
  return { ok: true, notice: isOn ? 'segundo-paso-activado' : 'segundo-paso-desactivado', cookies }
}

async function start(parts: Needed, { staff, headers, form }: PostedByStaff): Promise<SecondFactorChange> {
  const { api } = await parts.accounts.auth()
  const { shortName: issuer } = await findAgency(parts.store)
  const tried = await withPassword(parts, staff, form, (password) =>
    api.enableTwoFactor({ body: { password, method: 'totp', issuer }, headers }).catch(nullIfRefused),
  )
  if (!tried.ok) return tried
  const { done } = tried
  if (!('totpURI' in done)) throw new Error('better-auth made no code to scan')
  const { totpURI, backupCodes } = done
  const secret = new URL(totpURI).searchParams.get('secret') ?? ''
  const svg = await QRCode.toString(totpURI, { type: 'svg', margin: 1 })
  const qr = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
  return { ok: true, started: { qr, secret, codes: backupCodes } }
}

/** Enables the second step after the first right code, which proves that the application is set up. */
async function confirm(parts: Needed, { staff, headers, form }: PostedByStaff): Promise<SecondFactorChange> {
  const posted = checkPosted(CODE_RULES, form)
  if (!posted.ok) return { ok: false, refusal: { form: 'code', refusal: posted.refusal } }
  const code = applicationCode(posted.values.code)
  const done = code && (await withTransaction(changeBy(staff, parts), (change) => verify(change, code)))
  if (!done) {
    const refusal = { values: {}, errors: { code: WRONG_CODE }, message: null }
    return { ok: false, refusal: { form: 'code', refusal } }
  }
  // The browser that set it up gets a cookie that is valid with the new second factor.
  return saved(true, [...done.headers.getSetCookie(), await rememberBrowser(parts, staff.email)])

  /** A wrong code returns null: an exception would roll back better-auth's count of it. */
  async function verify(change: Change, typed: string) {
    const { db } = change
    const { api } = await parts.accounts.authFor({ db })
    const verified = await api.verifyTOTP({ body: { code: typed }, headers, returnHeaders: true }).catch(nullIfRefused)
    if (!verified) return null
    await useCode(db, staff.id, typed, parts.now())
    await recordEvent(change, { action: 'enable_second_factor', subject: staff.email })
    return verified
  }
}

/**
 * Disables the second step. It requires the password and a code, of the application or for recovery: knowing the password
 * of an open session is not enough.
 */
async function stop(parts: Needed, { staff, headers, form }: PostedByStaff): Promise<SecondFactorChange> {
  const refused = (refusal: Refusal<'password' | 'code'>) =>
    ({ ok: false, refusal: { form: 'stop', refusal } }) as const
  const posted = checkPosted(CONFIRMED_BY_BOTH, form)
  if (!posted.ok) return refused(posted.refusal)
  const { password, code } = posted.values
  const { api } = await parts.accounts.auth()
  const checked = await attemptWithPassword(parts, staff, () =>
    api.verifyPassword({ body: { password }, headers }).catch(nullIfRefused),
  )
  if (!checked.ok) return refused(passwordRefusal(checked))
  const tried = { limit: 'codeInSession', who: staff.id } as const
  const wait = await countAttempts(parts.store.db, [tried], parts.now())
  if (wait) return refused(refusedWith(wait.sentence))
  const stopped = await withTransaction(changeBy(staff, parts), stopIfRight)
  if (!stopped) return refused({ values: {}, errors: { code: WRONG_CODE_OF_BOTH }, message: null })
  await resetAttempts(parts.store.db, tried)
  return saved(false, [...stopped.headers.getSetCookie(), await rememberBrowser(parts, staff.email)])

  async function stopIfRight(change: Change) {
    const { db } = change
    const transactional = await parts.accounts.authFor({ db })
    if (!(await isRightCode(db, transactional))) return null
    const done = await transactional.api
      .disableTwoFactor({ body: { password }, headers, returnHeaders: true })
      .catch(nullIfRefused)
    if (done) await recordEvent(change, { action: 'disable_second_factor', subject: staff.email })
    return done
  }

  /** Checks the code. A right code can't be used again. */
  async function isRightCode(db: Queries, auth: Auth): Promise<boolean> {
    const digits = applicationCode(code)
    const right =
      digits === null
        ? await auth.api.verifyBackupCode({ body: { code: recoveryCode(code) }, headers }).catch(nullIfRefused)
        : await auth.api.verifyTOTP({ body: { code: digits }, headers }).catch(nullIfRefused)
    return right !== null && (digits === null || (await useCode(db, staff.id, digits, parts.now())))
  }
}

function passwordRefusal(
  refused: { refusal: 'wrong' } | { refusal: 'limited'; sentence: string },
): Refusal<'password'> {
  if (refused.refusal === 'limited') return refusedWith(refused.sentence)
  return { values: {}, errors: { password: WRONG_OWN_PASSWORD }, message: null }
}

/** Requires the password again, in case somebody else uses an open session. */
async function withPassword<Done>(
  parts: Needed,
  staff: Staff,
  form: FormData,
  attempt: (password: string) => Promise<Done | null>,
): Promise<{ ok: true; done: Done } | { ok: false; refusal: SecondFactorRefusal }> {
  const refused = (refusal: Extract<SecondFactorRefusal, { form: 'password' }>['refusal']) =>
    ({ ok: false, refusal: { form: 'password', refusal } }) as const
  const posted = checkPosted(CONFIRMED_BY_PASSWORD, form)
  if (!posted.ok) return refused(posted.refusal)
  const tried = await attemptWithPassword(parts, staff, () => attempt(posted.values.password))
  return tried.ok ? { ok: true, done: tried.done } : refused(passwordRefusal(tried))
}
