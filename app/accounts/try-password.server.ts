import type { Parts } from '#app/http/parts.server.ts'
import { countTries, forgiveAll } from '#app/rate-limits/rate-limit.server.ts'
import type { Staff } from './staff-context.server.ts'

type Tried<Done> = { is: 'done'; done: Done } | { is: 'wrong' } | { is: 'limited'; sentence: string }

/** Limits how often somebody at an open session can guess its password. The login has its own limits. */
export async function tryPassword<Done>(
  { store, now }: Pick<Parts, 'store' | 'now'>,
  { email }: Staff,
  attempt: () => Promise<Done | null>,
): Promise<Tried<Done>> {
  const tried = { limit: 'passwordInSession', who: email } as const
  const wait = await countTries(store.db, [tried], now())
  if (wait) return { is: 'limited', sentence: wait.sentence }
  const done = await attempt()
  if (done === null) return { is: 'wrong' }
  await forgiveAll(store.db, tried)
  return { is: 'done', done }
}
