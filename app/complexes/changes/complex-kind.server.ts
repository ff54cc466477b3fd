import { v7 as uuidv7 } from 'uuid'
import { recordActivity } from '#app/activity/record.server.ts'
import { spaceCount } from '#app/catalogue/facts/complex-link.ts'
import { isId } from '#app/catalogue/property/find-records.server.ts'
import { chosenPicturesOf, replacePictures, writePictures } from '#app/catalogue/property/pictures.server.ts'
import { FIRST_VERSION } from '#app/catalogue/property/property-input.ts'
import { COMPLEX_CONTROLS, describeComplex, describeComplexChanges } from '#app/complexes/complex-fields.ts'
import type { ComplexInput, ComplexRecord } from '#app/complexes/complex-input.ts'
import { FLOORS_JSON, floorsColumn } from '#app/complexes/floors/floors-json.ts'
import type { Queries } from '#app/db/store.server.ts'
import {
  COMPLEX_SLUGS,
  freeSlug,
  isFreeSlug,
  retireSlug,
  reviveSlug,
} from '#app/editing/changes/slug-registry.server.ts'
import type { Change } from '#app/records/change.server.ts'
import type { RecordAction, VersionedKind } from '#app/records/record-kind.server.ts'
import { type Deleted, findDeleted } from '#app/records/trash.server.ts'
import { readJson, readJsonOr } from '#app/text/stored-json.ts'
import { COMPLEX_VERSION_JSON, DELETED_COMPLEX_JSON, type DeletedComplex } from './complex-json.ts'
import { complexNameIn, complexVersionContent, readComplexVersion } from './complex-version.ts'
import { linkSpaces, moveSpaces } from './move-spaces.server.ts'

/** The log actions of a complex. */
const ACTIONS = {
  create: 'create_complex',
  edit: 'edit_complex',
  delete: 'delete_complex',
  restore: 'restore_complex',
  purge: 'purge_complex',
} as const satisfies Record<RecordAction, string>

export const COMPLEX_KIND: VersionedKind<ComplexInput, ComplexRecord> = {
  name: 'complex',
  table: 'complexes',
  json: { content: COMPLEX_VERSION_JSON, deleted: DELETED_COMPLEX_JSON },
  find: findComplexRecords,
  content: complexVersionContent,
  photoIds: ({ input }) => [...input.photos, ...input.plans].map(({ photoId }) => photoId),
  named: ({ id, input }) => ({ id, title: input.name, code: null }),
  namedIn: (id, content) => ({ id, title: complexNameIn(content), code: null }),
  editOf: async (_db, content, current) => readComplexVersion(content, current.input).input,
  async insert({ db, actor, now }, id, input) {
    await insertComplex(db, input, { id, createdBy: actor.id, now })
  },
  async overwrite(change, current, input) {
    const { db, actor, now } = change
    const { id, version } = current
    const { photos, plans, drawnFloors, ...fields } = input
    const slug =
      fields.name === current.input.name
        ? current.slug
        : await freeSlug(db, COMPLEX_SLUGS, { id, title: fields.name, propertyId: null })
    const history = { version: version + 1, updatedAt: now.toISOString() }
    // The condition on the version is an optimistic lock: of two who save at once, the second finds another version.
    const { numUpdatedRows } = await db
      .updateTable('complexes')
      .set({ ...fields, ...history, drawnFloors: floorsColumn(drawnFloors), updatedBy: actor.id, slug })
      .where('id', '=', id)
      .where('version', '=', version)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) return null
    await replacePictures(db, { kind: 'complex', id }, { photos, plans })
    if (slug !== current.slug) {
      await reviveSlug(db, COMPLEX_SLUGS, slug)
      await retireSlug(db, COMPLEX_SLUGS, current.slug, { id, now })
    }
    const note = `Nueva ubicación del conjunto «${fields.name}»`
    const moved = await moveSpaces({ ...change, note }, { id, before: current.input, after: input })
    const lines = moved > 0 ? [`La ubicación la tomaron también: ${spaceCount(moved)}`] : []
    return { record: { ...current, ...history, slug, input }, lines }
  },
  async remove(change, { id, slug, createdAt, input }) {
    const { db, now } = change
    const living = await db.selectFrom('properties').where('complexId', '=', id).select('id').execute()
    const trashed = await findDeleted(db, 'property', id)
    const spaces = [...living, ...trashed].map((space) => space.id)
    const kept: DeletedComplex = { createdAt, spaces, ...(await findReferences(db, id)) }
    const note = `Se eliminó el conjunto «${input.name}»`
    const left = await linkSpaces({ ...change, note }, { from: id, to: null, spaces })
    await db.deleteFrom('complexes').where('id', '=', id).execute()
    await retireSlug(db, COMPLEX_SLUGS, slug, { id: null, now })
    return { kept, lines: [`Quedaron sin conjunto: ${spaceCount(left)}`] }
  },
  insertAgain: insertDeleted,
  describe: (before, after) => describeComplexChanges(before.input, after.input),
  describeAll: async (_db, { input, slug }) => describeComplex(input, slug),
  log: ({ db, actor, now }, { action, named, details }) =>
    // The log entry names the complex; it has no property to link to.
    recordActivity(db, {
      action: ACTIONS[action],
      type: 'complex',
      property: { id: null, title: named.title },
      actor,
      details,
      now,
    }),
}

/** A stored complex with everything that its form edits; null when there is none. */
export async function findComplexRecord(db: Queries, id: string): Promise<ComplexRecord | null> {
  const [record = null] = await findComplexRecords(db, [id])
  return record
}

async function findComplexRecords(db: Queries, requested: readonly string[]): Promise<ComplexRecord[]> {
  const ids = requested.filter(isId)
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('complexes')
    .where('id', 'in', ids)
    .select(['id', 'slug', 'version', 'createdAt', 'updatedAt', 'drawnFloors', ...COMPLEX_CONTROLS])
    .execute()
  const pictures = await chosenPicturesOf(db, 'complex', ids)
  return rows.map(({ id, slug, version, createdAt, updatedAt, drawnFloors: drawn, ...fields }) => {
    const history = { version, createdAt, updatedAt }
    const drawnFloors = readJsonOr(FLOORS_JSON, drawn, [])
    return { id, slug, ...history, input: { ...fields, ...pictures(id), drawnFloors } }
  })
}

/** Writes a complex with its pictures, without a log entry, in the transaction of the caller. */
export async function insertComplex(
  db: Queries,
  input: ComplexInput,
  made: { createdBy: string | null; now: Date; id?: string },
) {
  const { photos, plans, drawnFloors, ...fields } = input
  const id = made.id ?? uuidv7({ msecs: made.now.getTime() })
  const slug = await freeSlug(db, COMPLEX_SLUGS, { id, title: fields.name, propertyId: null })
  const history = { createdAt: made.now.toISOString(), createdBy: made.createdBy, updatedAt: null, updatedBy: null }
  await db
    .insertInto('complexes')
    .values({ ...fields, ...history, drawnFloors: floorsColumn(drawnFloors), id, slug, version: FIRST_VERSION })
    .execute()
  await reviveSlug(db, COMPLEX_SLUGS, slug)
  await writePictures(db, { kind: 'complex', id }, { photos, plans })
  return { id, slug }
}

/** What the deletion of a complex would lose besides its own row. */
async function findReferences(db: Queries, id: string): Promise<Pick<DeletedComplex, 'createdBy' | 'slugs'>> {
  const { createdBy } = await db
    .selectFrom('complexes')
    .where('id', '=', id)
    .select('createdBy')
    .executeTakeFirstOrThrow()
  const slugs = await db.selectFrom('retiredComplexSlugs').where('complexId', '=', id).select('slug').execute()
  return { createdBy, slugs: slugs.map(({ slug }) => slug) }
}

/** Writes a deleted complex again with its pictures and slugs, and with those of its spaces that are in no complex now. */
async function insertDeleted(change: Change, { id, number, content, kept }: Deleted) {
  const { db, actor, now } = change
  const deleted = readJson(DELETED_COMPLEX_JSON, kept)
  const { slug: before, input } = readComplexVersion(content, null)
  const creator = await db.selectFrom('users').where('id', '=', deleted.createdBy).select('id').executeTakeFirst()
  const made = { id, createdBy: creator?.id ?? null, now: new Date(deleted.createdAt) }
  const { slug } = await insertComplex(db, input, made)
  // A form that was opened before the deletion must find another version.
  const changed = { version: number + 1, updatedAt: now.toISOString(), updatedBy: actor.id }
  await db.updateTable('complexes').set(changed).where('id', '=', id).execute()
  for (const earlier of new Set([...deleted.slugs, before]))
    if (earlier !== slug && (await isFreeSlug(db, COMPLEX_SLUGS, earlier, id)))
      await retireSlug(db, COMPLEX_SLUGS, earlier, { id, now })
  const note = `Se restauró el conjunto «${input.name}»`
  const to = { id, name: input.name }
  const linked = await linkSpaces({ ...change, note }, { from: null, to, spaces: deleted.spaces })
  return { lines: [`Volvieron a él: ${spaceCount(linked)}`] }
}
