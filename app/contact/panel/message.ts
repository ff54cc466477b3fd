import type { MessageState } from '#app/contact/vocabulary.ts'
import type { DeliveryRow } from './delivery-state.ts'
import type { MessageFilter } from './message-query.ts'

/** A message as the list shows it; `trouble` is that of the delivery that most needs somebody's attention. */
export type MessageRow = {
  id: string
  nombre: string
  asunto: string | null
  excerpt: string
  createdAt: string
  state: MessageState
  propertyTitle: string | null
  trouble: 'warn' | 'danger' | null
}

/** Everything known of a message; `livingId` is that of its property while that exists. */
export type MessageDetail = {
  id: string
  nombre: string
  email: string
  telefono: string | null
  asunto: string | null
  mensaje: string
  createdAt: string
  state: MessageState
  sourcePage: string | null
  propertyTitle: string | null
  suspicion: string | null
  livingId: string | null
  deliveries: DeliveryRow[]
}

export type MessageCounts = Record<MessageFilter, number>
