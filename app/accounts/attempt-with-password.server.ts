import type { Parts } from '#app/http/parts.server.ts'
import { countAttempts, resetAttempts } from '#app/rate-limits/rate-limit.server.ts'
import type { Staff } from './staff-context.server.ts'

type AttemptResult<Done> = { is: 'done'; done: Done } | { is: 'wrong' } | { is: 'limited'; sentence: string }

/** Limits how often somebody at an open session can guess its password. The login has its own limits. */
export async function attemptWithPassword<Done>(
  { store, now }: Pick<Parts, 'store' | 'now'>,
  { email }: Staff,
  attempt: () => Promise<Done | null>,
): Promise<AttemptResult<Done>> {
  const key = { limit: 'passwordInSession', who: email } as const
  const wait = await countAttempts(store.db, [key], now())
  if (wait) return { is: 'limited', sentence: wait.sentence }
  const done = await attempt()
  if (done === null) return { is: 'wrong' }
  await resetAttempts(store.db, key)
  return { is: 'done', done }
}
