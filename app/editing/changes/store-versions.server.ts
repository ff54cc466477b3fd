import type { Queries } from '#app/db/store.server.ts'
import { findRecords } from '#app/catalogue/property/find-records.server.ts'
import type { PropertyRecord } from '#app/catalogue/property/property-input.ts'
import { versionContent } from './stored-version.ts'
import { type VersionAuthor, writeVersions } from './write-versions.server.ts'

/** Stores the versions of properties as they are now (`writeVersions`). */
export async function storeVersions(
  db: Queries,
  ids: readonly string[],
  saved: VersionAuthor | null = null,
): Promise<void> {
  await storeRecords(db, await findRecords(db, ids), saved)
}

/** The same for properties that the change has read, or written, already. */
export async function storeRecords(
  db: Queries,
  found: readonly PropertyRecord[],
  saved: VersionAuthor | null = null,
): Promise<void> {
  const versioned = found.map((record) => ({
    ...record,
    pictures: record.input,
    content: () => versionContent(record),
  }))
  await writeVersions(db, 'property', versioned, saved)
}
