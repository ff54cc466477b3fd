import type { Deal } from './deal.ts'
import type { EntryKind } from './entry.ts'
import type { ContactKind, LeadFields } from './lead.ts'

declare module '#app/db/schema.ts' {
  interface Schema {
    leads: LeadsTable
    leadContacts: LeadContactsTable
    leadEntries: LeadEntriesTable
    deals: DealsTable
  }
}

/** A lead: one record a person. */
type LeadsTable = Omit<LeadFields, 'phones' | 'emails' | 'requirements' | 'deals'> & {
  id: string
  /** Folded name and company, for the search. */
  searchText: string
  /** JSON: what the lead looks for. */
  requirements: string
  /** Raised by each edit; a change is saved only over the version that was read. */
  version: number
  createdAt: string
  updatedAt: string | null
}

/** A phone or an e-mail of a lead. `value`: '+528112345678', or the address in lower case; `extension`: 'ext. 9'. */
type LeadContactsTable = {
  leadId: string
  position: number
  kind: ContactKind
  value: string
  extension: string | null
}

/**
 * A line of the history of a lead. Nothing refers to the lead, the property, the message or the person: a line outlives them
 * all until the lead is deleted for good.
 */
type LeadEntriesTable = {
  id: string
  leadId: string
  kind: EntryKind
  note: string
  propertyId: string | null
  propertyCode: string | null
  propertyTitle: string | null
  /** The message that became a lead, or that was answered. */
  messageId: string | null
  createdAt: string
  createdBy: string | null
  createdByName: string | null
}

/** A deal of a lead, in the order of the closings. */
type DealsTable = Deal & { leadId: string; position: number }
