import type { FileKind } from './dossier.ts'

declare module '#app/db/schema.ts' {
  interface Schema {
    propertyNotes: PropertyNotesTable
    propertyFiles: PropertyFilesTable
  }
}

/** Nothing refers to the property or the person: both rows outlive the trash and the account. */
type Added = { createdAt: string; createdBy: string | null; createdByName: string | null }

type PropertyNotesTable = Added & { id: string; propertyId: string; note: string }

/** `key`: in the file store; `contentHash`: SHA-256 of the file. */
type PropertyFilesTable = Added & {
  id: string
  propertyId: string
  kind: FileKind
  name: string
  key: string
  bytes: number
  contentHash: string
}
