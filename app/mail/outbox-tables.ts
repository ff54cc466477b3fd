import type { Generated } from 'kysely'
import type { OutboxKind } from './outbox-kinds.ts'

declare module '#app/db/schema.ts' {
  interface Schema {
    outbox: OutboxTable
  }
}

/** Pending deliveries. Delivered rows that belong to a message stay, so that the staff can see them. */
type OutboxTable = {
  id: string
  /** The kind of the channel that delivers it (server/delivery-channels.ts). */
  kind: OutboxKind
  messageId: string | null
  /** Data of a delivery without message; never a readable link. */
  payload: string | null
  attempts: Generated<number>
  /** Next attempt; while a process delivers it, the end of its lease; null once delivered or abandoned. */
  nextAttemptAt: string | null
  lastError: string | null
  deliveredAt: string | null
  createdAt: string
  /** Results of a message's mail as JSON (`Recipient[]`); null before the server has answered, and for other channels. */
  recipients: Generated<string | null>
  /** The member of staff who ordered it; null for a visitor's message and what the site itself sends. */
  orderedBy: Generated<string | null>
}
