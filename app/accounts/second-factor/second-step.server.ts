import { isAuthRejection } from '#app/accounts/auth-rejection.ts'
import { recordWrongCode } from '#app/accounts/events/record-event.server.ts'
import { finishSignIn } from '#app/accounts/finish-sign-in.server.ts'
import { knownBrowser } from '#app/accounts/known-browser.server.ts'
import { keptName } from '#app/accounts/reset-link.server.ts'
import type { Queries } from '#app/db/store.server.ts'
import { enqueue } from '#app/mail/outbox.server.ts'
import type { Parts } from '#app/http/parts.server.ts'
import { type Tried, countAttempt, countTry, forgiveAll, forgiveTry } from '#app/rate-limits/rate-limit.server.ts'
import type { Wait } from '#app/rate-limits/rate-limit.ts'
import { applicationCode, recoveryCode } from './code-rule.ts'
import { LOCK_MAIL } from './lock-mail.server.ts'

/**
 * In, with these cookies; a wrong code; one that was used before, which took its first step with it; a first step that is
 * too long ago or was tried too often; too many wrong codes from such a browser; or an account that is switched off.
 */
export type SecondStep =
  | { is: 'done'; cookies: string[] }
  | { is: 'wrong' }
  | { is: 'used' }
  | { is: 'over' }
  | { is: 'locked'; wait: Wait }
  | { is: 'disabled' }

type Needed = Pick<Parts, 'accounts' | 'store' | 'now' | 'canMail' | 'outboxWorker'>

const WRONG_CODES = new Set(['INVALID_CODE', 'INVALID_BACKUP_CODE'])

/** Checks the code of whoever came past the first step, which a cookie of ten minutes tells. */
export async function takeSecondStep(parts: Needed, typed: string, headers: Headers): Promise<SecondStep> {
  const { store, now } = parts
  const userId = await whoPassedFirstStep(parts, headers)
  if (userId === null) return { is: 'over' }
  const tried = await triedBy(parts, userId, headers)
  const { wait, isLast } = await countAttempt(store.db, tried, now())
  if (wait) return { is: 'locked', wait }
  const outcome = await checkCode(parts, typed, headers)
  if (outcome.is === 'wrong' || outcome.is === 'used') await recordWrong(parts, userId, isLast)
  else if (outcome.is === 'over') await forgiveTry(store.db, tried)
  else await forgiveAll(store.db, tried)
  return outcome
}

/** Wrong codes of a stranger, who knows the password, are not counted with those of a browser that the owner used before. */
async function triedBy(parts: Needed, userId: string, headers: Headers): Promise<Tried> {
  const account = parts.store.db.selectFrom('users').where('id', '=', userId).select('email')
  const browser = await knownBrowser(parts, (await account.executeTakeFirst())?.email ?? '', headers)
  return browser === null
    ? { limit: 'codeByAccount', who: userId }
    : { limit: 'codeByKnownBrowser', who: `${userId} ${browser}` }
}

/** The log counts a wrong code; the owner gets a mail when it was the last one that is allowed. */
async function recordWrong({ store, now, canMail, outboxWorker }: Needed, userId: string, isLast: boolean) {
  const isTold = isLast && canMail
  await store.db.transaction().execute(async (db) => {
    await recordWrongCode(db, userId, now())
    if (isTold) await enqueue(db, { kind: LOCK_MAIL, payload: userId }, now())
  })
  if (isTold) outboxWorker.wake()
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
      return { is: 'used' }
    }
    return await finishSignIn(parts, user.id, done.headers.getSetCookie())
  } catch (error) {
    if (!isAuthRejection(error)) throw error
    return WRONG_CODES.has(codeOf(error)) ? { is: 'wrong' } : { is: 'over' }
  }
}

/** Whose password was right. The first part of the cookie is the name of that attempt; its signature is checked with the code. */
async function whoPassedFirstStep({ accounts }: Pick<Parts, 'accounts'>, headers: Headers): Promise<string | null> {
  const { createAuthCookie, adapter } = await (await accounts.auth()).$context
  const { name } = createAuthCookie('two_factor')
  const sent = (headers.get('Cookie') ?? '').split('; ').find((pair) => pair.startsWith(`${name}=`))
  const [firstStep] = (sent?.slice(name.length + 1) ?? '').split('.')
  if (!firstStep) return null
  const where = [{ field: 'identifier', value: keptName(firstStep) }]
  return (await adapter.findOne<{ value: string }>({ model: 'verification', where }))?.value ?? null
}

function codeOf(error: unknown): string {
  const body: unknown = error instanceof Error && 'body' in error ? error.body : null
  return typeof body === 'object' && body !== null && 'code' in body ? String(body.code) : ''
}

/**
 * Uses up a code of the application: whoever saw it over somebody's shoulder finds it used.
 * @returns false when it was used before
 */
export async function useCode(db: Queries, userId: string, code: string, now: Date): Promise<boolean> {
  return (await countTry(db, { limit: 'secondFactorCode', who: `${userId} ${code}` }, now)) === null
}
