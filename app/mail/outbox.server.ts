import type { Generated } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { Queries } from '#app/db/store.server.ts'

declare module '#app/db/schema.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface Schema {
    outbox: OutboxTable
  }
}

/** Pending deliveries. Delivered rows that belong to a message stay, so that the staff can see them. */
type OutboxTable = {
  id: string
  /** The kind of the channel that delivers it (server/delivery-channels.ts). */
  kind: string
  messageId: string | null
  /** Data of a delivery without message: for a password reset the e-mail address, never the link. */
  payload: string | null
  attempts: Generated<number>
  /** Next attempt; while a process delivers it, the end of its lease; null once delivered or abandoned. */
  nextAttemptAt: string | null
  lastError: string | null
  deliveredAt: string | null
  createdAt: string
}

/** Lease in milliseconds: a delivery not finished by then is due again, because its process has died. */
const LEASE = 120_000
/** Longest stored error, in characters. */
const LONGEST_ERROR = 300

/** A delivery claimed by this process. `attempts` includes this one, and identifies this claim. */
export type Delivery = {
  id: string
  kind: string
  messageId: string | null
  payload: string | null
  attempts: number
  createdAt: string
}

type NewDelivery = { kind: string; messageId?: string; payload?: string }

/** Adds a delivery. Call it in the transaction of the event that it reports: both are saved or neither. */
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
 * Claims deliveries that are due. The condition is there twice: when two processes choose the same row, the second one
 * finds, once the first has committed, that it is no longer due.
 */
export async function claimDue(db: Queries, kind: string, most: number, now: Date): Promise<Delivery[]> {
  const instant = now.toISOString()
  return db
    .updateTable('outbox')
    .set((eb) => ({
      attempts: eb('attempts', '+', 1),
      nextAttemptAt: new Date(now.getTime() + LEASE).toISOString(),
      lastError: null,
    }))
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

/** Marks a delivery as done. One without a message is deleted, because no page shows it. */
export async function markDelivered(db: Queries, { id, messageId }: Delivery, now: Date): Promise<void> {
  if (messageId === null) await db.deleteFrom('outbox').where('id', '=', id).execute()
  else
    await db
      .updateTable('outbox')
      .set({ deliveredAt: now.toISOString(), nextAttemptAt: null, lastError: null })
      .where('id', '=', id)
      .execute()
}

/** Saves the error and the time of the next attempt, unless another process has claimed the delivery since. */
export async function markFailed(db: Queries, delivery: Delivery, error: string, again: Date | null): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ lastError: error.slice(0, LONGEST_ERROR), nextAttemptAt: again?.toISOString() ?? null })
    .where('id', '=', delivery.id)
    .where('attempts', '=', delivery.attempts)
    .where('deliveredAt', 'is', null)
    .execute()
}

/**
 * Makes the undelivered deliveries of a message due now and resets their attempts, also of abandoned ones. A delivery
 * under way (no error and not due) is left alone, because it would be sent twice.
 */
export async function retryNow(db: Queries, messageId: string, now: Date): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ attempts: 0, nextAttemptAt: now.toISOString() })
    .where('messageId', '=', messageId)
    .where('deliveredAt', 'is', null)
    .where((eb) => eb.or([eb('nextAttemptAt', 'is', null), eb('lastError', 'is not', null)]))
    .execute()
}

/** Deletes the undelivered deliveries of a message. */
export async function withdraw(db: Queries, messageId: string): Promise<void> {
  await db.deleteFrom('outbox').where('messageId', '=', messageId).where('deliveredAt', 'is', null).execute()
}

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
