import { v7 as uuidv7 } from 'uuid'
import type { Queries } from '#app/db/store.server.ts'
import type { DeliveryKind } from './vocabulary.ts'

/** Milliseconds after which a delivery that nobody finished is due again: its process has ended. */
const LEASE = 120_000
/** Characters of an error that are kept. */
const LONGEST_ERROR = 300

/** A delivery that this process has taken on; `attempts` counts this one too, and tells it from any later one. */
export type Delivery = {
  id: string
  kind: DeliveryKind
  messageId: string | null
  payload: string | null
  attempts: number
  createdAt: string
}

type NewDelivery = { kind: DeliveryKind; messageId?: string; payload?: string }

/** Puts a delivery into the outbox, in the transaction of what it tells of: either both are kept or neither is. */
export async function enqueue(db: Queries, { kind, messageId, payload }: NewDelivery, now: Date): Promise<void> {
  const instant = now.toISOString()
  await db
    .insertInto('outbox')
    .values({
      id: uuidv7({ msecs: now.getTime() }),
      kind,
      messageId: messageId ?? null,
      payload: payload ?? null,
      nextAttemptAt: instant,
      createdAt: instant,
    })
    .execute()
}

/**
 * Takes on deliveries that are due. The condition stands twice: of two processes that chose the same row, the second
 * sees, once the first has let it go, that it is not due any more.
 */
export async function claimDue(db: Queries, kind: DeliveryKind, most: number, now: Date): Promise<Delivery[]> {
  const instant = now.toISOString()
  return db
    .updateTable('outbox')
    .set((eb) => ({ attempts: eb('attempts', '+', 1), nextAttemptAt: new Date(now.getTime() + LEASE).toISOString() }))
    .where('nextAttemptAt', '<=', instant)
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('outbox')
        .select('id')
        .where('kind', '=', kind)
        .where('nextAttemptAt', '<=', instant)
        .orderBy('nextAttemptAt')
        .limit(most),
    )
    .returning(['id', 'kind', 'messageId', 'payload', 'attempts', 'createdAt'])
    .execute()
}

/** Notes that it has arrived. What belongs to no message is nothing to keep. */
export async function markDelivered(db: Queries, { id, messageId }: Delivery, now: Date): Promise<void> {
  if (messageId === null) await db.deleteFrom('outbox').where('id', '=', id).execute()
  else
    await db
      .updateTable('outbox')
      .set({ deliveredAt: now.toISOString(), nextAttemptAt: null, lastError: null })
      .where('id', '=', id)
      .execute()
}

/** Notes why it did not arrive and when it is tried again, unless another process has taken it on since. */
export async function markFailed(db: Queries, delivery: Delivery, error: string, again: Date | null): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ lastError: error.slice(0, LONGEST_ERROR), nextAttemptAt: again?.toISOString() ?? null })
    .where('id', '=', delivery.id)
    .where('attempts', '=', delivery.attempts)
    .where('deliveredAt', 'is', null)
    .execute()
}

/** Makes what a message still waits for, given up or not, due at once and counts its attempts anew. */
export async function retryNow(db: Queries, messageId: string, now: Date): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ attempts: 0, nextAttemptAt: now.toISOString() })
    .where('messageId', '=', messageId)
    .where('deliveredAt', 'is', null)
    .execute()
}

/** Takes back what has not left yet. */
export async function withdraw(db: Queries, messageId: string): Promise<void> {
  await db.deleteFrom('outbox').where('messageId', '=', messageId).where('deliveredAt', 'is', null).execute()
}
