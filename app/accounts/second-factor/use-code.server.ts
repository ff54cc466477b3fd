import type { Parts } from '#app/parts.server.ts'
import { countTry } from '#app/rate-limits/rate-limit.server.ts'

/**
 * Uses up a code of the application: whoever saw it over somebody's shoulder finds it used.
 * @returns false when it was used before
 */
export async function useCode({ store, now }: Pick<Parts, 'store' | 'now'>, userId: string, code: string) {
  return (await countTry(store.db, { limit: 'secondFactorCode', who: `${userId} ${code}` }, now())) === null
}
