import type { InterestKind } from './interest-kinds.ts'

declare module '#app/db/schema.ts' {
  interface Schema {
    interest: InterestTable
  }
}

/** Actions of visitors per property and day (YYYY-MM-DD in Monterrey): only counts, no personal data. */
type InterestTable = { propertyId: string; day: string; kind: InterestKind; count: number }
