import type { Difference } from '#app/text/difference.ts'
import type { Queries } from '#app/db/store.server.ts'
import { FACT_NAMES, type FactName } from '#app/catalogue/facts/facts.ts'
import type { PropertyRecord } from '#app/catalogue/property/property-input.ts'
import { factDifferences } from '#app/editing/changes/describe-changes.ts'
import type { ReadVersion } from '#app/editing/changes/stored-version.ts'
import { readCodes } from '#app/editing/changes/free-code.server.ts'
import { type EachSet, ofEachSet } from '#app/photos/picture-sets.ts'
import type { FieldPhoto, PhotoChoice } from '#app/photos/photo-choice.ts'
import { findVersion } from './property-versions.server.ts'
import { type VersionComparison, VERSION_PARAMS } from './versions.ts'

/** The versions that an address asks to compare, and their facts; null when one of them does not exist. */
export async function findComparison(
  db: Queries,
  record: PropertyRecord,
  params: URLSearchParams,
): Promise<VersionComparison | null> {
  const asked = params.getAll(VERSION_PARAMS.fact)
  const wanted = FACT_NAMES.filter((name) => asked.includes(name))
  let code: string | null = null
  const comparison = await compareVersions(db, params, {
    newest: record.version,
    find: (number) => versionAt(db, record, number),
    differences(earlier, later) {
      code = earlier.input.propertyId
      return factDifferences(earlier.input, later.input).filter(({ field }) => isShown(field, earlier, wanted))
    },
  })
  if (!comparison) return null
  const restoresCode = comparison.isCurrent && comparison.facts.some(({ field }) => field === 'propertyId')
  return { ...comparison, wanted, otherCode: restoresCode ? await otherCode(db, record, code) : null }
}

/** The ID that the property gets in a restore where another has the one of then. */
async function otherCode(db: Queries, { id, input }: PropertyRecord, wanted: string | null): Promise<string | null> {
  const codeFor = await readCodes(db)
  return codeFor({ id, wanted, current: input.propertyId })
}

type FoundVersion = Pick<ReadVersion, 'input' | 'unknown' | 'leftOut'> & { savedAt: string }

/** What no longer exists can't be compared. */
function isShown(field: FactName, { unknown }: FoundVersion, wanted: readonly FactName[]): boolean {
  return !unknown.includes(field) && (wanted.length === 0 || wanted.includes(field))
}

/** The versions of a record: the number of the newest, and how one is read and compared; null for one that does not exist. */
type Versions<Version> = {
  newest: number
  find: (number: number) => Promise<Version | null>
  differences: (before: Version, after: Version) => Difference[]
}

/**
 * Compares two versions; by default the second is how it is now.
 * @returns null when one of those that the address asks for does not exist
 */
export async function compareVersions<
  Version extends { savedAt: string; input?: EachSet<PhotoChoice[]>; leftOut?: string[] },
>(
  db: Queries,
  params: URLSearchParams,
  { newest, find, differences }: Versions<Version>,
): Promise<VersionComparison | null> {
  const asked = params.get(VERSION_PARAMS.to)
  const [from, to] = [numberIn(params.get(VERSION_PARAMS.from)), asked === null ? newest : numberIn(asked)]
  if (from === null || to === null) return null
  const [earlier, later] = [await find(from), await find(to)]
  if (!earlier || !later) return null
  return {
    from: { number: from, savedAt: earlier.savedAt, pictures: await picturesIn(db, earlier) },
    to: { number: to, savedAt: later.savedAt, pictures: await picturesIn(db, later) },
    isCurrent: to === newest,
    facts: differences(earlier, later),
    wanted: [],
    leftOut: earlier.leftOut ?? [],
    otherCode: null,
  }
}

/** Null for anything that is no number of a version. */
function numberIn(text: string | null): number | null {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null
}

/** The current version is the row itself, which may not be stored as a version yet. */
async function versionAt(db: Queries, record: PropertyRecord, number: number): Promise<FoundVersion | null> {
  const { id, version, input, complexName, asesorName, ownerName, updatedAt, createdAt } = record
  if (number !== version) return findVersion(db, id, number)
  const named = { ...input, complexName, asesorName, ownerName }
  return { savedAt: updatedAt ?? createdAt, input: named, unknown: [], leftOut: [] }
}

/** The pictures of a version, as far as they still exist. */
async function picturesIn(db: Queries, { input }: { input?: EachSet<PhotoChoice[]> }): Promise<EachSet<FieldPhoto[]>> {
  const ids = [...(input?.photos ?? []), ...(input?.plans ?? [])].map(({ photoId }) => photoId)
  const rows =
    ids.length === 0
      ? []
      : await db.selectFrom('photos').where('id', 'in', ids).select(['id', 'key', 'width', 'height']).execute()
  const photos = new Map(rows.map(({ id, ...photo }) => [id, photo]))
  return ofEachSet((set) =>
    (input?.[set] ?? []).flatMap((choice): FieldPhoto[] => {
      const photo = photos.get(choice.photoId)
      return photo ? [{ ...choice, ...photo }] : []
    }),
  )
}
