import type { ActivityAction, ActivityType } from '#app/activity/activity-actions.ts'

/** An entry of the earlier system's log. `line`: the row of its property in the same file. */
export type EarlierEntry = {
  /** Tells it apart from every other entry, also in another export of the same log. */
  key: string
  action: ActivityAction
  type: ActivityType
  title: string
  line: number | null
  userName: string | null
  /** ISO. */
  timestamp: string
  details: string
}
/** Somebody with an account in the earlier system. `role`: as it is written there. */
export type EarlierPerson = { name: string; email: string; role: string }
/** Its contact for new properties. */
export type EarlierContact = { contactName: string; contactPhone: string; contactEmail: string }

/** What an export of the earlier system holds besides its properties (spec, section 3). */
export type EarlierRecords = {
  entries: EarlierEntry[]
  people: EarlierPerson[]
  contact: EarlierContact | null
  /** Sentences about what is left out. */
  notes: string[]
}

export const RECORD_KINDS = ['entry', 'person', 'contact', 'note'] as const
export type RecordKind = (typeof RECORD_KINDS)[number]

/** Of entries of the log. `same`: the log has it already. `saved`: it was added. `left`: it can't be read. */
export const RECORD_STATES = ['same', 'saved', 'undone', 'left'] as const
export type RecordState = (typeof RECORD_STATES)[number]
