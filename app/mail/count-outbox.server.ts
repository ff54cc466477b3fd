import type { Queries } from '#app/db/store.server.ts'

/** Numbers of deliveries before their first attempt, of failed ones that will be retried, and of abandoned ones. */
export type OutboxCounts = { waiting: number; retrying: number; abandoned: number }

export async function countOutbox(db: Queries): Promise<OutboxCounts> {
  const rows = await db
    .selectFrom('outbox')
    .where('deliveredAt', 'is', null)
    .select((eb) => [
      eb
        .case()
        .when('nextAttemptAt', 'is', null)
        .then('abandoned' as const)
        .when('lastError', 'is', null)
        .then('waiting' as const)
        .else('retrying' as const)
        .end()
        .as('state'),
      eb.fn.countAll<number>().as('count'),
    ])
    .groupBy('state')
    .execute()
  const counts: OutboxCounts = { waiting: 0, retrying: 0, abandoned: 0 }
  for (const { state, count } of rows) counts[state] = Number(count)
  return counts
}
