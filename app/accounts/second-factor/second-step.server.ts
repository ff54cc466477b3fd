import { isAuthRejection } from '#app/accounts/auth-rejection.ts'
import { recordWrongCode } from '#app/accounts/events/record-event.server.ts'
import { finishSignIn } from '#app/accounts/finish-sign-in.server.ts'
import { keptName } from '#app/accounts/reset-link.server.ts'
import type { Parts } from '#app/parts.server.ts'
import { type Wait, waitOf } from '#app/rate-limits/rate-limit.ts'
import { CODE_LOCK, applicationCode, recoveryCode } from './code-rule.ts'
import { useCode } from './use-code.server.ts'

/**
 * In, with these cookies; a wrong code; one that was used before, which took its first step with it; a first step that is
 * too long ago or was tried too often; or a locked account.
 */
export type SecondStep =
  | { is: 'done'; cookies: string[] }
  | { is: 'wrong' }
  | { is: 'used' }
  | { is: 'over' }
  | { is: 'locked'; wait: Wait }
  | { is: 'disabled' }

const OUTCOMES: Record<string, SecondStep> = {
  INVALID_CODE: { is: 'wrong' },
  INVALID_BACKUP_CODE: { is: 'wrong' },
  ACCOUNT_TEMPORARILY_LOCKED: { is: 'locked', wait: waitOf(CODE_LOCK.durationSeconds) },
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
        ? await api.verifyBackupCode({ body: { code: recoveryCode(typed) }, headers, returnHeaders: true })
        : await api.verifyTOTP({ body: { code }, headers, returnHeaders: true })
    if (code !== null && !(await useCode(parts.store.db, done.response.user.id, code, parts.now()))) {
      const { adapter } = await (await parts.accounts.auth()).$context
      await adapter.deleteMany({ model: 'session', where: [{ field: 'token', value: done.response.token ?? '' }] })
      await recordWrongCode(parts.store.db, done.response.user.id, parts.now())
      return { is: 'used' }
    }
    return await finishSignIn(parts, done.response.user.id, done.headers.getSetCookie())
  } catch (error) {
    if (!isAuthRejection(error)) throw error
    const outcome = OUTCOMES[codeOf(error)] ?? { is: 'over' }
    const userId = outcome.is === 'wrong' ? await whoPassedFirstStep(parts, headers) : null
    if (userId !== null) await recordWrongCode(parts.store.db, userId, parts.now())
    return outcome
  }
}

/** Whose password was right; the cookie was checked with the code, and its first part is the name of that try. */
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
