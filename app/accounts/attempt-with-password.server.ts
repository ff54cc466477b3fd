import type { Parts } from '#app/http/parts.server.ts'
import { countAttempts, resetAttempts } from '#app/rate-limits/rate-limit.server.ts'
import type { Staff } from './staff-context.server.ts'

type AttemptResult<Done> =
  | { ok: true; done: Done }
  | { ok: false; refusal: 'wrong' }
  | { ok: false; refusal: 'limited'; sentence: string }

/** Limits how often somebody at an open session can guess its password. The login has its own limits. */
export async function attemptWithPassword<Done>(
  { store, now }: Pick<Parts, 'store' | 'now'>,
  { email }: Staff,
  attempt: () => Promise<Done | null>,
): Promise<AttemptResult<Done>> {
  const key = { limit: 'passwordInSession', who: email } as const
  const wait = await countAttempts(store.db, [key], now())
  if (wait) return { ok: false, refusal: 'limited', sentence: wait.sentence }
  const done = await attempt()
  if (done === null) return { ok: false, refusal: 'wrong' }
  await resetAttempts(store.db, key)
  return { ok: true, done }
}
