import { isAuthRejection } from '#app/accounts/auth-rejection.ts'
import { finishSignIn } from '#app/accounts/finish-sign-in.server.ts'
import type { Parts } from '#app/parts.server.ts'
import { countTry } from '#app/rate-limits/rate-limit.server.ts'
import { applicationCode } from './code-rule.ts'

/** In, with these cookies; a wrong code; a first step that is too long ago or was tried too often; or a locked account. */
export type SecondStep =
  | { is: 'done'; cookies: string[] }
  | { is: 'wrong' }
  | { is: 'over' }
  | { is: 'locked' }
  | { is: 'disabled' }

const OUTCOMES: Record<string, SecondStep> = {
  INVALID_CODE: { is: 'wrong' },
  INVALID_BACKUP_CODE: { is: 'wrong' },
  ACCOUNT_TEMPORARILY_LOCKED: { is: 'locked' },
}

/** Checks the code of whoever came past the first step, which a cookie of ten minutes tells. */
export async function takeSecondStep(
  parts: Pick<Parts, 'accounts' | 'store' | 'now'>,
  typed: string,
  headers: Headers,
): Promise<SecondStep> {
  const { api } = await parts.accounts.auth()
  const code = applicationCode(typed)
  try {
    const done =
      code === null
        ? await api.verifyBackupCode({ body: { code: typed }, headers, returnHeaders: true })
        : await api.verifyTOTP({ body: { code }, headers, returnHeaders: true })
    if (code !== null && !(await isFirstUse(parts, done.response.user.id, code))) {
      const { adapter } = await (await parts.accounts.auth()).$context
      await adapter.deleteMany({ model: 'session', where: [{ field: 'token', value: done.response.token ?? '' }] })
      return { is: 'wrong' }
    }
    return await finishSignIn(parts, done.response.user.id, done.headers.getSetCookie())
  } catch (error) {
    if (!isAuthRejection(error)) throw error
    return OUTCOMES[codeOf(error)] ?? { is: 'over' }
  }
}

/** Whoever saw a code over somebody's shoulder finds it used. */
async function isFirstUse({ store, now }: Pick<Parts, 'store' | 'now'>, userId: string, code: string) {
  return (await countTry(store.db, { limit: 'secondFactorCode', who: `${userId} ${code}` }, now())) === null
}

function codeOf(error: unknown): string {
  const body: unknown = error instanceof Error && 'body' in error ? error.body : null
  return typeof body === 'object' && body !== null && 'code' in body ? String(body.code) : ''
}
