import type { Queries } from '#app/db/store.server.ts'
import { countTry } from '#app/rate-limits/rate-limit.server.ts'

/**
 * Uses up a code of the application: whoever saw it over somebody's shoulder finds it used.
 * @returns false when it was used before
 */
export async function useCode(db: Queries, userId: string, code: string, now: Date): Promise<boolean> {
  return (await countTry(db, { limit: 'secondFactorCode', who: `${userId} ${code}` }, now)) === null
}
