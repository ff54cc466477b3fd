import { hash } from 'node:crypto'
import { sql } from 'kysely'
import type { Queries } from '#app/db/store.server.ts'
import { LIMITS, type LimitName, type Wait, waitUntil } from './rate-limit.ts'

declare module '#app/db/schema.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface Schema {
    rateLimits: RateLimitsTable
  }
}

type RateLimitsTable = { key: string; count: number; expiresAt: string }

/** A limit and its key: an e-mail or a network address. */
export type AttemptKey = { limit: LimitName; who: string }

/** How long to wait, null when the attempt is allowed; and whether it is the last one that is allowed. */
type Counted = { wait: Wait | null; isLast: boolean }

/**
 * Counts an attempt before it is made, so that simultaneous attempts cannot exceed the limit.
 * @returns how long to wait, null when the attempt is allowed
 */
export async function countAttempt(db: Queries, attempt: AttemptKey, now: Date): Promise<Wait | null> {
  return (await countAttemptAndLast(db, attempt, now)).wait
}

/** The same, and whether this is the last allowed attempt. Of simultaneous attempts, exactly one is the last. */
export async function countAttemptAndLast(db: Queries, attempt: AttemptKey, now: Date): Promise<Counted> {
  const { most, window } = LIMITS[attempt.limit]
  const instant = now.toISOString()
  const end = new Date(now.getTime() + window * 1000).toISOString()
  const over = sql<boolean>`"rateLimits"."expiresAt" <= ${instant}`
  const row = await db
    .insertInto('rateLimits')
    .values({ key: keyOf(attempt), count: 1, expiresAt: end })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql<number>`case when ${over} then 1 else "rateLimits".count + 1 end`,
        expiresAt: sql<string>`case when ${over} then ${end} else "rateLimits"."expiresAt" end`,
      }),
    )
    .returning(['count', 'expiresAt'])
    .executeTakeFirstOrThrow()
  return {
    wait: row.count > most ? waitUntil(new Date(row.expiresAt), now) : null,
    isLast: row.count === most,
  }
}

/**
 * Counts an attempt under several limits; the longest wait applies. A refused attempt counts under none of them:
 * insisting on one account must not use up the attempts of a whole office.
 */
export async function countAttempts(db: Queries, attempts: readonly AttemptKey[], now: Date): Promise<Wait | null> {
  let longest: Wait | null = null
  for (const attempt of attempts) {
    const wait = await countAttempt(db, attempt, now)
    if (wait && wait.seconds > (longest?.seconds ?? 0)) longest = wait
  }
  if (longest) for (const attempt of attempts) await forgiveAttempt(db, attempt)
  return longest
}

/** The number of attempts beyond a limit in its current window, and when the window ends; null when there are none. */
export async function findExcess(
  db: Queries,
  attempt: AttemptKey,
  now: Date,
): Promise<{ count: number; until: string } | null> {
  const row = await db
    .selectFrom('rateLimits')
    .where('key', '=', keyOf(attempt))
    .where('expiresAt', '>', now.toISOString())
    .select(['count', 'expiresAt'])
    .executeTakeFirst()
  const excess = row ? row.count - LIMITS[attempt.limit].most : 0
  return row && excess > 0 ? { count: excess, until: row.expiresAt } : null
}

/** Takes back one attempt, after a success. */
export async function forgiveAttempt(db: Queries, attempt: AttemptKey) {
  await db
    .updateTable('rateLimits')
    .set({ count: sql<number>`count - 1` })
    .where('key', '=', keyOf(attempt))
    .where('count', '>', 0)
    .execute()
}

/** Takes back all attempts of a key. */
export async function resetAttempts(db: Queries, attempt: AttemptKey) {
  await db.deleteFrom('rateLimits').where('key', '=', keyOf(attempt)).execute()
}

/** Deletes the counts whose window is over. */
export async function deleteExpired(db: Queries, now: Date) {
  await db.deleteFrom('rateLimits').where('expiresAt', '<=', now.toISOString()).execute()
}

/** Keys are hashed: typed texts are private and may be long. */
function keyOf({ limit, who }: AttemptKey): string {
  return `${limit}:${hash('sha256', who, 'base64url')}`
}
