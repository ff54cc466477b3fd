import type { Difference } from '#app/text/difference.ts'
import type { Queries } from '#app/db/store.server.ts'
import { FACT_NAMES, type FactName } from '#app/catalogue/facts/facts.ts'
import type { PropertyRecord } from '#app/catalogue/property/property-input.ts'
import { conflictRows } from '#app/editing/conflict/conflict.ts'
import type { ReadVersion } from '#app/editing/changes/stored-version.ts'
import { readCodes } from '#app/editing/changes/free-code.server.ts'
import { type EachSet, ofEachSet } from '#app/photos/picture-sets.ts'
import type { FieldPhoto, PhotoChoice } from '#app/photos/photo-choice.ts'
import { findVersion } from './property-versions.server.ts'
import { type ComparedVersion, type VersionComparison, VERSION_PARAMS } from './versions.ts'

/** The versions that an address asks to compare, and their facts; null when one of them does not exist. */
export async function findComparison(
  db: Queries,
  record: PropertyRecord,
  params: URLSearchParams,
): Promise<VersionComparison | null> {
  const { from, to } = versionsIn(params, record)
  const [earlier, later] = [await versionAt(db, record, from), await versionAt(db, record, to)]
  if (!earlier || !later) return null
  const asked = params.getAll(VERSION_PARAMS.fact)
  const wanted = FACT_NAMES.filter((name) => asked.includes(name))
  const rows = conflictRows(earlier.input, later.input, { base: null })
  const facts = rows.filter(({ field }) => isShown(field, earlier, wanted))
  const isCurrent = later.number === record.version
  const restoresCode = isCurrent && facts.some(({ field }) => field === 'propertyId')
  return {
    from: await comparedVersion(db, earlier),
    to: await comparedVersion(db, later),
    isCurrent,
    facts: facts.map(({ field, label, mine, saved }) => ({ field, label, from: mine, to: saved })),
    wanted,
    leftOut: earlier.leftOut,
    otherCode: restoresCode ? await otherCode(db, record, earlier) : null,
  }
}

/** The ID that the property gets in a restore where another has the one of then. */
async function otherCode(db: Queries, { id, input }: PropertyRecord, earlier: Numbered): Promise<string | null> {
  const codeFor = await readCodes(db)
  return codeFor({ id, wanted: earlier.input.propertyId, current: input.propertyId })
}

type Numbered = Pick<ReadVersion, 'input' | 'unknown' | 'leftOut'> & { number: number; savedAt: string }

/** What no longer exists can't be compared. */
function isShown(field: FactName, { unknown }: Numbered, wanted: readonly FactName[]): boolean {
  return !unknown.includes(field) && (wanted.length === 0 || wanted.includes(field))
}

/** The numbers of the versions that an address asks to compare; by default the second is the row as it is now. */
export function versionsIn(params: URLSearchParams, { version }: { version: number }) {
  const to = params.get(VERSION_PARAMS.to)
  return { from: numberIn(params.get(VERSION_PARAMS.from)), to: to === null ? version : numberIn(to) }
}

/** The versions of a record: the number of the newest, and how one is read; null for one that does not exist. */
type WholeVersions<Content> = {
  newest: number
  find: (number: number) => Promise<{ content: Content; savedAt: string } | null>
}

/**
 * Compares two versions that are restored only whole and whose pictures are compared in words.
 * @returns null when one of those that the address asks for does not exist
 */
export async function compareWhole<Content>(
  { newest, find }: WholeVersions<Content>,
  params: URLSearchParams,
  differences: (before: Content, after: Content) => Difference[],
): Promise<VersionComparison | null> {
  const { from, to } = versionsIn(params, { version: newest })
  if (from === null || to === null) return null
  const [earlier, later] = [await find(from), await find(to)]
  if (!earlier || !later) return null
  const withoutPictures = (number: number, { savedAt }: { savedAt: string }) => ({
    number,
    savedAt,
    pictures: ofEachSet(() => []),
  })
  return {
    from: withoutPictures(from, earlier),
    to: withoutPictures(to, later),
    isCurrent: to === newest,
    facts: differences(earlier.content, later.content),
    wanted: [],
    leftOut: [],
    otherCode: null,
  }
}

/** Null for anything that is no number of a version. */
function numberIn(text: string | null): number | null {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null
}

/** The current version is the row itself, which may not be stored as a version yet. */
async function versionAt(db: Queries, record: PropertyRecord, number: number | null): Promise<Numbered | null> {
  const { id, version, input, complexName, asesorName, ownerName, updatedAt, createdAt } = record
  if (number === null) return null
  if (number === version)
    return {
      number,
      savedAt: updatedAt ?? createdAt,
      input: { ...input, complexName, asesorName, ownerName },
      unknown: [],
      leftOut: [],
    }
  const found = await findVersion(db, id, number)
  return found && { ...found, number }
}

/** A version with its pictures, as far as they still exist. */
export async function comparedVersion(
  db: Queries,
  { number, savedAt, input }: { number: number; savedAt: string; input: EachSet<PhotoChoice[]> },
): Promise<ComparedVersion> {
  const chosen = [...input.photos, ...input.plans]
  const ids = chosen.map(({ photoId }) => photoId)
  const rows =
    ids.length === 0
      ? []
      : await db.selectFrom('photos').where('id', 'in', ids).select(['id', 'key', 'width', 'height']).execute()
  const photos = new Map(rows.map(({ id, ...photo }) => [id, photo]))
  const pictures = ofEachSet((set) =>
    input[set].flatMap((choice): FieldPhoto[] => {
      const photo = photos.get(choice.photoId)
      return photo ? [{ ...choice, ...photo }] : []
    }),
  )
  return { number, savedAt, pictures }
}
