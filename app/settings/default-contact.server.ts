import type { Queries } from '#app/db/store.server.ts'
import { firstConfig } from '#app/db/global-config.server.ts'

declare module '#app/db/schema.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface GlobalConfigTable {
    contactName: string
    contactPhone: string
    contactEmail: string
  }
}

/** The configured contact; null until one is saved. */
export async function findDefaultContact(db: Queries) {
  const row = await firstConfig(db).select(['contactName', 'contactPhone', 'contactEmail']).executeTakeFirst()
  return row && (row.contactName || row.contactPhone || row.contactEmail) ? row : null
}
