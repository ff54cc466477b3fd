import { recordActivity } from '#app/activity/record.server.ts'
import { findRecords, isId } from '#app/catalogue/property/find-records.server.ts'
import { fieldPictures } from '#app/catalogue/property/pictures.server.ts'
import type { PropertyInput, PropertyRecord, RecordNames } from '#app/catalogue/property/property-input.ts'
import { propertyCode } from '#app/catalogue/property/property.ts'
import { inBatches } from '#app/db/in-batches.ts'
import type { Queries } from '#app/db/store.server.ts'
import { withoutGone } from '#app/editing/changes/without-gone.server.ts'
import type { Change } from '#app/records/change.server.ts'
import type { LogEntry, RecordAction, VersionedKind } from '#app/records/record-kind.server.ts'
import type { Deleted } from '#app/records/trash.server.ts'
import { readJson } from '#app/text/stored-json.ts'
import { describeChanges, describeProperty, loggedProperty } from './describe-changes.ts'
import { readCodes } from './free-code.server.ts'
import { DELETED_PROPERTY_JSON, type DeletedProperty, PROPERTY_VERSION_JSON } from './property-json.ts'
import { insertProperty, overwrite } from './property-rows.server.ts'
import { PROPERTY_SLUGS, isFreeSlug, retireSlug, reviveSlug } from './slug-registry.server.ts'
import { namedIn, readVersion, versionContent } from './stored-version.ts'

/** What an edit writes, with the names of the chosen complex, asesor and owner. */
export type PropertyValues = RecordNames & { input: PropertyInput }

/** The log actions of a property, and the type of each entry. */
const ENTRIES = {
  create: { action: 'create_property', type: 'property_creation' },
  edit: { action: 'edit_property', type: 'property_edit' },
  delete: { action: 'delete_property', type: 'property_deletion' },
  restore: { action: 'restore_property', type: 'property_restoration' },
  purge: { action: 'purge_property', type: 'property_deletion' },
} as const satisfies Record<RecordAction, object>

export const PROPERTY_KIND: VersionedKind<PropertyValues, PropertyRecord> = {
  name: 'property',
  table: 'properties',
  json: { content: PROPERTY_VERSION_JSON, deleted: DELETED_PROPERTY_JSON },
  find: (db, ids) => findRecords(db, ids.filter(isId)),
  content: versionContent,
  photoIds: ({ input }) => [...input.photos, ...input.plans].map(({ photoId }) => photoId),
  named: ({ id, input }) => loggedProperty(id, input),
  namedIn: (id, content) => {
    const { title, propertyId } = namedIn(content)
    return { id, title, code: propertyCode({ id, propertyId }) }
  },
  async editOf(db, content) {
    const { complexName, asesorName, ownerName, ...input } = (await withoutGone(db, readVersion(content))).input
    return { input, complexName, asesorName, ownerName }
  },
  async insert({ db, actor, now }, id, { input }) {
    await insertProperty(db, input, { id, createdBy: actor.id, now })
  },
  async overwrite({ db, actor, now, isUndo }, current, edit) {
    const updatedAt = now.toISOString()
    const slug = await overwrite(db, current, { ...edit, isUndo }, { updatedBy: actor.id, updatedAt })
    if (slug === null) return null
    if (slug !== current.slug) {
      await reviveSlug(db, PROPERTY_SLUGS, slug)
      await retireSlug(db, PROPERTY_SLUGS, current.slug, { id: current.id, now })
    }
    return { record: { ...current, ...edit, slug, version: current.version + 1, updatedAt, updatedBy: actor.id } }
  },
  async remove({ db, now }, { id, slug, createdAt }) {
    const kept: DeletedProperty = { createdAt, ...(await findReferences(db, id)) }
    await db.deleteFrom('properties').where('id', '=', id).execute()
    await retireSlug(db, PROPERTY_SLUGS, slug, { id: null, now })
    return { kept }
  },
  insertAgain: insertDeleted,
  async forget(db, id) {
    for (const table of ['propertyNotes', 'propertyFiles'] as const)
      await db.deleteFrom(table).where('propertyId', '=', id).execute()
  },
  describe: (before, after) => describeChanges({ ...before, ...before.input }, { ...after, ...after.input }),
  async describeAll(db, record) {
    const pictures = await fieldPictures(db, { kind: 'property', id: record.id })
    return describeProperty({ ...record, ...record.input }, { slug: record.slug, pictures })
  },
  log: (change, entry) => logProperty(change, entry, ENTRIES[entry.action]),
  versionNote: ({ way = null }) => way,
}

type PropertyEntry = Pick<Parameters<typeof recordActivity>[1], 'action' | 'type'>

export function logProperty({ db, actor, now }: Change, { named, details }: LogEntry, entry: PropertyEntry) {
  return recordActivity(db, { ...entry, property: { ...named, code: named.code ?? '' }, actor, details, now })
}

/** What the deletion of a property would lose besides its own row. */
async function findReferences(db: Queries, id: string): Promise<Omit<DeletedProperty, 'createdAt'>> {
  const own = await db
    .selectFrom('properties')
    .where('id', '=', id)
    .select(['createdBy', 'statusSince', 'factsSince'])
    .executeTakeFirstOrThrow()
  const slugs = await db.selectFrom('retiredSlugs').where('propertyId', '=', id).select('slug').execute()
  const messages = await db.selectFrom('contactMessages').where('propertyId', '=', id).select('id').execute()
  const interest = await db
    .selectFrom('interest')
    .where('propertyId', '=', id)
    .select(['day', 'kind', 'count'])
    .execute()
  return { ...own, slugs: slugs.map(({ slug }) => slug), messages: messages.map((each) => each.id), interest }
}

/** Columns of a row of `interest`. */
const INTEREST_COLUMNS = 4

/** Writes a deleted property again with its photos, slugs, messages and visits. */
async function insertDeleted({ db, actor, now }: Change, { id, number, content, kept }: Deleted) {
  const deleted = readJson(DELETED_PROPERTY_JSON, kept)
  const stored = readVersion(content)
  const otherCode = (await readCodes(db))({ id, wanted: stored.input.propertyId })
  // Complexes, asesores and owners may be deleted while the property is in the trash.
  const { complexName, asesorName, ownerName, ...known } = (await withoutGone(db, stored)).input
  const input = otherCode === null ? known : { ...known, propertyId: otherCode }
  const creator = await db.selectFrom('users').where('id', '=', deleted.createdBy).select('id').executeTakeFirst()
  const made = { id, createdBy: creator?.id ?? null, now: new Date(deleted.createdAt) }
  const { slug } = await insertProperty(db, input, made)
  const at = now.toISOString()
  const { statusSince = at, factsSince = at } = deleted
  await db
    .updateTable('properties')
    // A form that was opened before the deletion must find another version.
    .set({ updatedAt: at, updatedBy: actor.id, version: number + 1, statusSince, factsSince })
    .where('id', '=', id)
    .execute()
  // Its old slug redirects to it, unless another property has or had that slug meanwhile.
  if (slug !== stored.slug && (await isFreeSlug(db, PROPERTY_SLUGS, stored.slug, id)))
    await retireSlug(db, PROPERTY_SLUGS, stored.slug, { id, now })
  const owner = { propertyId: id }
  for (const slugs of inBatches(deleted.slugs, 1))
    await db.updateTable('retiredSlugs').set(owner).where('slug', 'in', slugs).where('propertyId', 'is', null).execute()
  for (const ids of inBatches(deleted.messages, 1))
    await db.updateTable('contactMessages').set(owner).where('id', 'in', ids).where('propertyId', 'is', null).execute()
  const visits = deleted.interest.map((each) => ({ ...each, ...owner }))
  for (const batch of inBatches(visits, INTEREST_COLUMNS)) await db.insertInto('interest').values(batch).execute()
  return { lines: otherCode === null ? [] : [describeChanges(known, input)] }
}
