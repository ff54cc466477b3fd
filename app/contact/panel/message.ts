import type { Category } from '#app/catalogue/facts/vocabulary.ts'
import type { ContactMessage } from '#app/contact/contact-rules.ts'
import type { MessageState } from '#app/contact/message-states.ts'
import type { DeliveryRow } from './delivery-state.ts'
import type { MessageFilter } from './message-query.ts'

/** A message in the list; `trouble` is the most serious state of its deliveries. */
export type MessageRow = {
  id: string
  nombre: string
  asunto: string | null
  excerpt: string
  createdAt: string
  state: MessageState
  propertyTitle: string | null
  propertyOffer: string | null
  trouble: 'warn' | 'danger' | null
}

/** A message with all its data; `existingPropertyId` is the id of its property, null once that is deleted. */
export type MessageDetail = ContactMessage & {
  id: string
  createdAt: string
  state: MessageState
  sourcePage: string | null
  propertyTitle: string | null
  propertyOffer: string | null
  suspicion: string | null
  existingPropertyId: string | null
  /** Its first operation now. */
  propertyCategory: Category | null
  /** Whether the agency had a privacy notice when the message was sent. */
  hasNotice: boolean
  deliveries: DeliveryRow[]
}

export type MessageCounts = Record<MessageFilter, number>
