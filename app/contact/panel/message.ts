import type { Category } from '#app/catalogue/facts/vocabulary.ts'
import type { ContactMessage } from '#app/contact/contact-rules.ts'
import type { MessageState } from '#app/contact/message-states.ts'
import type { ContactLinks } from '#app/leads/contact-links.ts'
import type { LeadLanguage } from '#app/leads/lead.ts'
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

/** A message without an answer, with the links to give one. */
export type WaitingMessage = MessageRow & { links: ContactLinks }

/** A message that nobody has answered. `propertyCode`: the ID of its property; null without one, or once it is deleted. */
export type UnansweredMessage = {
  id: string
  nombre: string
  createdAt: string
  propertyTitle: string | null
  propertyCode: string | null
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
  /** The leads with the message in their history. */
  leads: { id: string; name: string; language: LeadLanguage }[]
  /** Leads with the phone or the e-mail of the sender, while the message is in no history. */
  known: { id: string; name: string }[]
  /** Names of others of the team who attend the sender, of whom the account may not know more. */
  attendedBy: string[]
}

export type MessageCounts = Record<MessageFilter, number>
