import type { Generated } from 'kysely'

declare module '#app/db/schema.ts' {
  interface GlobalConfigTable {
    /** JSON of the firm (`AgencyFields`); null for the one that the product comes with. */
    agency: Generated<string | null>
  }
}
