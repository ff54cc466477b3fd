import { v7 as uuidv7 } from 'uuid'
import type { Queries } from '#app/db/store.server.ts'
import type { OutboxKind } from './outbox-kinds.ts'
import { type Recipient, parseRecipients } from './recipient.ts'

/** Lease in milliseconds: a delivery not finished by then is due again, because its process has died. */
const LEASE = 120_000
/** Longest stored error, in characters. */
const LONGEST_ERROR = 300

/** A delivery claimed by this process. `attempts` includes this one, and identifies this claim. */
export type Delivery = {
  id: string
  kind: OutboxKind
  messageId: string | null
  payload: string | null
  attempts: number
  createdAt: string
  orderedBy: string | null
  /** Results of the earlier attempts; empty while there are none. */
  recipients: Recipient[]
}

type NewDelivery = { kind: OutboxKind; messageId?: string; payload?: string; orderedBy?: string }

/** Adds a delivery. Call it in the transaction of the event that it reports: both are saved or neither. */
export async function enqueue(
  db: Queries,
  { kind, messageId, payload, orderedBy }: NewDelivery,
  now: Date,
): Promise<void> {
  const instant = now.toISOString()
  await db
    .insertInto('outbox')
    .values({
      id: uuidv7({ msecs: now.getTime() }),
      kind,
      messageId: messageId ?? null,
      payload: payload ?? null,
      orderedBy: orderedBy ?? null,
      nextAttemptAt: instant,
      createdAt: instant,
    })
    .execute()
}

/**
 * Claims deliveries that are due. The condition is there twice: when two processes choose the same row, the second one
 * finds, once the first has committed, that it is no longer due.
 */
export async function claimDue(db: Queries, kind: OutboxKind, most: number, now: Date): Promise<Delivery[]> {
  const instant = now.toISOString()
  const rows = await db
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
    .returning(['id', 'kind', 'messageId', 'payload', 'attempts', 'createdAt', 'recipients', 'orderedBy'])
    .execute()
  return rows.map((row) => ({ ...row, recipients: parseRecipients(row.recipients) }))
}

/** Deletes a delivery that may no longer be sent. */
export async function discard(db: Queries, { id }: Delivery): Promise<void> {
  await db.deleteFrom('outbox').where('id', '=', id).execute()
}

/** Marks a delivery as done. One without a message is deleted, because no page shows it. */
export async function markDelivered(
  db: Queries,
  { id, messageId }: Delivery,
  recipients: readonly Recipient[],
  now: Date,
): Promise<void> {
  if (messageId === null) await db.deleteFrom('outbox').where('id', '=', id).execute()
  else
    await db
      .updateTable('outbox')
      .set({
        deliveredAt: now.toISOString(),
        nextAttemptAt: null,
        lastError: null,
        recipients: storedRecipients(recipients),
      })
      .where('id', '=', id)
      .execute()
}

/** A failed attempt. `again`: when the next one is due; null when the delivery is abandoned. */
type Failure = { error: string; recipients: readonly Recipient[]; again: Date | null }

/** Saves the error and the time of the next attempt, unless another process has claimed the delivery since. */
export async function markFailed(
  db: Queries,
  delivery: Delivery,
  { error, recipients, again }: Failure,
): Promise<void> {
  await db
    .updateTable('outbox')
    .set({
      lastError: error.slice(0, LONGEST_ERROR),
      nextAttemptAt: again?.toISOString() ?? null,
      // No page shows a delivery without message, so nobody's address is stored a second time.
      ...(delivery.messageId !== null && { recipients: storedRecipients(recipients) }),
    })
    .where('id', '=', delivery.id)
    .where('attempts', '=', delivery.attempts)
    .where('deliveredAt', 'is', null)
    .execute()
}

function storedRecipients(recipients: readonly Recipient[]): string | null {
  return recipients.length === 0 ? null : JSON.stringify(recipients)
}

/**
 * Makes the undelivered deliveries of a message due now and resets their attempts, also of abandoned ones and for
 * rejected recipients. A delivery under way (no error and not due) is left alone, because it would be sent twice.
 */
export async function retryNow(db: Queries, messageId: string, now: Date): Promise<void> {
  const rows = await db
    .updateTable('outbox')
    .set({ attempts: 0, nextAttemptAt: now.toISOString(), lastError: null })
    .where('messageId', '=', messageId)
    .where('deliveredAt', 'is', null)
    .where((eb) => eb.or([eb('nextAttemptAt', 'is', null), eb('lastError', 'is not', null)]))
    .returning(['id', 'recipients'])
    .execute()
  for (const { id, recipients } of rows) {
    const again = parseRecipients(recipients).map((recipient) =>
      recipient.state === 'rejected' ? { ...recipient, state: 'deferred' as const } : recipient,
    )
    await db
      .updateTable('outbox')
      .set({ recipients: storedRecipients(again) })
      .where('id', '=', id)
      .execute()
  }
}

/** Deletes the undelivered deliveries of a message. */
export async function withdraw(db: Queries, messageId: string): Promise<void> {
  await db.deleteFrom('outbox').where('messageId', '=', messageId).where('deliveredAt', 'is', null).execute()
}
