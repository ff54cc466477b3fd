import { isAuthRejection } from '#app/accounts/session.server.ts'
import { recordWrongCode } from '#app/records/account-log.server.ts'
import { finishSignIn } from '#app/accounts/finish-sign-in.server.ts'
import { knownBrowser } from '#app/accounts/known-browser.server.ts'
import { hashIdentifier } from '#app/accounts/reset-link.server.ts'
import type { Queries } from '#app/db/store.server.ts'
import { enqueue } from '#app/mail/outbox.server.ts'
import type { Parts } from '#app/http/parts.server.ts'
import {
  type AttemptKey,
  countAttemptAndLast,
  countAttempt,
  resetAttempts,
  forgiveAttempt,
} from '#app/rate-limits/rate-limit.server.ts'
import type { Wait } from '#app/rate-limits/rate-limit.ts'
import { applicationCode, recoveryCode } from './code-rule.ts'
import { LOCK_MAIL } from './lock-mail.server.ts'

/**
 * Signed in, with these cookies, or why not. 'wrong': a wrong code. 'used': a code that was used before; the first step must
 * be repeated. 'over': the first step has expired or was tried too often. 'locked': too many wrong codes. 'disabled': the
 * account is disabled.
 */
export type SecondStep =
  | { ok: true; cookies: string[] }
  | { ok: false; refusal: 'wrong' | 'used' | 'over' | 'disabled' }
  | { ok: false; refusal: 'locked'; wait: Wait }

type Needed = Pick<Parts, 'accounts' | 'store' | 'now' | 'mail' | 'outboxWorker'>

const WRONG_CODES = new Set(['INVALID_CODE', 'INVALID_BACKUP_CODE'])

/** Checks the code after the first step, which a cookie of ten minutes proves. */
export async function checkSecondStep(parts: Needed, typed: string, headers: Headers): Promise<SecondStep> {
  const { store, now } = parts
  const userId = await firstStepUserId(parts, headers)
  if (userId === null) return { ok: false, refusal: 'over' }
  const tried = await attemptOf(parts, userId, headers)
  const { wait, isLast } = await countAttemptAndLast(store.db, tried, now())
  if (wait) return { ok: false, refusal: 'locked', wait }
  const outcome = await checkCode(parts, typed, headers)
  if (!outcome.ok && (outcome.refusal === 'wrong' || outcome.refusal === 'used'))
    await recordWrong(parts, userId, isLast)
  else if (!outcome.ok && outcome.refusal === 'over') await forgiveAttempt(store.db, tried)
  else await resetAttempts(store.db, tried)
  return outcome
}

/** A browser that the owner used before has its own limit: a stranger with the password can't use up its attempts. */
async function attemptOf(parts: Needed, userId: string, headers: Headers): Promise<AttemptKey> {
  const account = parts.store.db.selectFrom('users').where('id', '=', userId).select('email')
  const browser = await knownBrowser(parts, (await account.executeTakeFirst())?.email ?? '', headers)
  return browser === null
    ? { limit: 'codeByAccount', who: userId }
    : { limit: 'codeByKnownBrowser', who: `${userId} ${browser}` }
}

/** Counts a wrong code in the log. After the last allowed one, the owner gets a mail. */
async function recordWrong({ store, now, mail, outboxWorker }: Needed, userId: string, isLast: boolean) {
  const notifies = isLast && (await mail.isConfigured())
  await store.db.transaction().execute(async (db) => {
    await recordWrongCode(db, userId, now())
    if (notifies) await enqueue(db, { kind: LOCK_MAIL, payload: userId }, now())
  })
  if (notifies) outboxWorker.wake()
}

async function checkCode(parts: Needed, typed: string, headers: Headers): Promise<SecondStep> {
  const { api } = await parts.accounts.auth()
  const code = applicationCode(typed)
  try {
    const done =
      code === null
        ? await api.verifyBackupCode({ body: { code: recoveryCode(typed) }, headers, returnHeaders: true })
        : await api.verifyTOTP({ body: { code }, headers, returnHeaders: true })
    const { user, token } = done.response
    if (code !== null && !(await useCode(parts.store.db, user.id, code, parts.now()))) {
      const { adapter } = await (await parts.accounts.auth()).$context
      await adapter.deleteMany({ model: 'session', where: [{ field: 'token', value: token ?? '' }] })
      return { ok: false, refusal: 'used' }
    }
    return await finishSignIn(parts, user.id, done.headers.getSetCookie())
  } catch (error) {
    if (!isAuthRejection(error)) throw error
    return WRONG_CODES.has(codeOf(error)) ? { ok: false, refusal: 'wrong' } : { ok: false, refusal: 'over' }
  }
}

/** The id of the person who passed the first step. The cookie's signature is checked later, together with the code. */
async function firstStepUserId({ accounts }: Pick<Parts, 'accounts'>, headers: Headers): Promise<string | null> {
  const { createAuthCookie, adapter } = await (await accounts.auth()).$context
  const { name } = createAuthCookie('two_factor')
  const sent = (headers.get('Cookie') ?? '').split('; ').find((pair) => pair.startsWith(`${name}=`))
  const [firstStep] = (sent?.slice(name.length + 1) ?? '').split('.')
  if (!firstStep) return null
  const where = [{ field: 'identifier', value: hashIdentifier(firstStep) }]
  return (await adapter.findOne<{ value: string }>({ model: 'verification', where }))?.value ?? null
}

function codeOf(error: unknown): string {
  const body: unknown = error instanceof Error && 'body' in error ? error.body : null
  return typeof body === 'object' && body !== null && 'code' in body ? String(body.code) : ''
}

/**
 * Marks a code of the application as used, so that somebody who saw it can't use it too.
 * @returns false when it was used before
 */
export async function useCode(db: Queries, userId: string, code: string, now: Date): Promise<boolean> {
  return (await countAttempt(db, { limit: 'secondFactorCode', who: `${userId} ${code}` }, now)) === null
}
