import type { Generated } from 'kysely'
import type { DeliveryKind } from './delivery-kinds.ts'

declare module '#app/db/schema.ts' {
  interface Schema {
    outbox: OutboxTable
  }
}

/** Pending deliveries. Delivered rows that belong to a message are kept, so that the staff can see them. */
type OutboxTable = {
  id: string
  kind: DeliveryKind
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
