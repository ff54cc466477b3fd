import type { Generated } from 'kysely'
import type { MessageState } from './message-states.ts'

declare module '#app/db/schema.ts' {
  interface Schema {
    contactMessages: ContactMessagesTable
  }
}

type ContactMessagesTable = {
  id: string
  nombre: string
  email: string
  telefono: string | null
  asunto: string | null
  mensaje: string
  createdAt: string
  state: Generated<MessageState>
  /** Path of the page that led to the form. */
  sourcePage: string | null
  propertyId: string | null
  propertyTitle: string | null
  /** Of two operations, the one that the message is about: 'Venta: $12,500,000 MXN + IVA'. */
  propertyOffer: string | null
  /** Why it was marked as spam, in words for the staff; null when it was not. */
  suspicion: string | null
  /** Folded text that the staff's search uses. */
  searchText: Generated<string>
  /** SHA-256 of the text, and of the text plus its form: a message is stored only once. */
  contentHash: string | null
  submissionKey: string | null
}
