import type { PropertyRecord } from '#app/catalogue/property/property-input.ts'
import type { Queries } from '#app/db/store.server.ts'
import { describeChanges } from '#app/editing/changes/describe-changes.ts'
import { PROPERTY_KIND } from '#app/editing/changes/property-kind.server.ts'
import { type ReadVersion, readVersion } from '#app/editing/changes/stored-version.ts'
import { withoutGone } from '#app/editing/changes/without-gone.server.ts'
import { snapshotOf } from '#app/records/change-record.server.ts'
import { type LoggedLine, findStored, findVersionLines } from '#app/records/find-versions.server.ts'

/** The versions of a property, the newest first. */
export function findPropertyLines(db: Queries, record: PropertyRecord): Promise<LoggedLine[]> {
  return findVersionLines(db, 'property', snapshotOf(PROPERTY_KIND, record), (before, after) =>
    describeChanges(readVersion(before).input, readVersion(after).input),
  )
}

/** A version of a property with its hour; null when there is none. What it names and is no longer there counts as left out. */
export async function findVersion(
  db: Queries,
  id: string,
  number: number,
): Promise<(ReadVersion & { savedAt: string }) | null> {
  const stored = await findStored(db, 'property', { id, number })
  return stored && { ...(await withoutGone(db, readVersion(stored.content))), savedAt: stored.savedAt }
}
