import type { Generated } from 'kysely'
import type { OwnerFields } from './owner.ts'

declare module '#app/db/schema.ts' {
  interface Schema {
    owners: OwnersTable
  }
}

/** An owner of properties: one record a person, with a phone or an email that no other has. */
type OwnersTable = OwnerFields & {
  id: string
  /** Raised by each edit; a change is saved only over the version that was read. */
  version: Generated<number>
  createdAt: string
  updatedAt: string | null
}
