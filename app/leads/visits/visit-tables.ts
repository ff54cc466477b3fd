import type { VisitFields } from './visit.ts'

declare module '#app/db/schema.ts' {
  interface Schema {
    visits: VisitsTable
    calendarAddresses: CalendarAddressesTable
  }
}

/**
 * A planned or finished visit. Nothing refers to the lead or the property: a visit outlives both, and is not shown while its
 * lead is in the trash.
 */
type VisitsTable = VisitFields & {
  id: string
  /** Raised by each edit; a change is saved only over the version that was read. */
  version: number
  createdAt: string
  updatedAt: string | null
}

/** The secret address of an account's calendar. `secretHash`: SHA-256, base64url; the address can't be recovered from it. */
type CalendarAddressesTable = { userId: string; secretHash: string; createdAt: string }
