import type { Queries } from '#app/db/store.server.ts'
import { complexDifferences, describeComplexChanges } from '#app/complexes/complex-fields.ts'
import { COMPLEX_KIND } from '#app/complexes/changes/complex-kind.server.ts'
import { readComplexVersion } from '#app/complexes/changes/complex-version.ts'
import type { ComplexRecord } from '#app/complexes/complex-input.ts'
import { compareVersions } from '#app/editing/versions/compare-versions.server.ts'
import type { VersionComparison } from '#app/editing/versions/versions.ts'
import { snapshotOf } from '#app/records/change-record.server.ts'
import { type LoggedLine, findStored, findVersionLines } from '#app/records/find-versions.server.ts'

/** The versions of a complex, the newest first. */
export function findComplexLines(db: Queries, record: ComplexRecord): Promise<LoggedLine[]> {
  const inputOf = (content: string) => readComplexVersion(content, record.input).input
  return findVersionLines(db, 'complex', snapshotOf(COMPLEX_KIND, record), (before, after) =>
    describeComplexChanges(inputOf(before), inputOf(after)),
  )
}

/** A version of a complex; the current one is the row itself, which may not be stored yet. Null when there is none. */
export async function findComplexVersion(db: Queries, record: ComplexRecord, number: number) {
  const { id, slug, version, input, createdAt, updatedAt } = record
  if (number === version) return { number, slug, input, leftOut: [], savedAt: updatedAt ?? createdAt }
  const stored = await findStored(db, 'complex', { id, number })
  return stored && { number, ...readComplexVersion(stored.content, input), savedAt: stored.savedAt }
}

/** The versions that an address asks to compare, and their fields; null when one of them does not exist. */
export function findComplexComparison(
  db: Queries,
  record: ComplexRecord,
  params: URLSearchParams,
): Promise<VersionComparison | null> {
  return compareVersions(db, params, {
    newest: record.version,
    find: (number) => findComplexVersion(db, record, number),
    differences: (before, after) => complexDifferences(before.input, after.input),
  })
}
