import { sql } from 'kysely'
import { recordActivity } from '#app/activity/record.server.ts'
import { findRecords } from '#app/catalogue/property/find-records.server.ts'
import { FIRST_VERSION } from '#app/catalogue/property/property-input.ts'
import { updateProperty } from '#app/editing/changes/change-property.server.ts'
import { DELETED_OWNER_JSON, type KeptOwner, OWNER_JSON } from '#app/owners/deleted-owner.ts'
import type { OwnerFields, OwnerOption } from '#app/owners/owner.ts'
import { findDeletedOwners, holdersOf } from '#app/owners/owners.server.ts'
import { formatPhone } from '#app/phone/phone.ts'
import type { Change } from '#app/records/change.server.ts'
import type { LogEntry, RecordAction, VersionedKind, VersionedRecord } from '#app/records/record-kind.server.ts'
import { findDeleted } from '#app/records/trash.server.ts'
import { NO_VALUE, describeDifferences } from '#app/text/difference.ts'
import { readJson, readJsonOr } from '#app/text/stored-json.ts'
import { propertiesText } from './shown-owner.ts'

export type OwnerState = VersionedRecord & OwnerFields

const OWNER_LABELS = { name: 'Nombre', phone: 'Teléfono', email: 'Correo electrónico' } as const
const OWNER_FIELDS = ['name', 'phone', 'email'] as const

/** The log actions of an owner. */
const ACTIONS = {
  // An owner is added with the property that names them, which the log says.
  create: 'edit_owner',
  edit: 'edit_owner',
  delete: 'delete_owner',
  restore: 'restore_owner',
  purge: 'purge_owner',
} as const

export const NOTHING_TAKEN: KeptOwner['taken'] = { phone: null, email: null }

export const OWNER_KIND: VersionedKind<OwnerFields, OwnerState> = {
  name: 'owner',
  table: 'owners',
  json: { content: OWNER_JSON, deleted: DELETED_OWNER_JSON },
  find: (db, ids) =>
    ids.length === 0 ? Promise.resolve([]) : db.selectFrom('owners').where('id', 'in', ids).selectAll().execute(),
  content: ({ name, phone, email }) => JSON.stringify({ name, phone, email }),
  photoIds: () => [],
  named: ({ id, name }) => ({ id, title: name, code: null }),
  namedIn: (id, content) => ({ id, title: readJsonOr(OWNER_JSON, content, null)?.name ?? '', code: null }),
  editOf: async (_db, content) => readJson(OWNER_JSON, content),
  async insert({ db, now }, id, fields) {
    const history = { version: FIRST_VERSION, createdAt: now.toISOString(), updatedAt: null }
    await db
      .insertInto('owners')
      .values({ id, ...fields, ...history })
      .execute()
  },
  async overwrite({ db, now }, current, fields) {
    const record = { ...current, ...fields, version: current.version + 1, updatedAt: now.toISOString() }
    const { numUpdatedRows } = await db
      .updateTable('owners')
      .set(record)
      .where('id', '=', current.id)
      .where('version', '=', current.version)
      .executeTakeFirstOrThrow()
    return numUpdatedRows === 0n ? null : { record }
  },
  async remove(change, owner) {
    const note = `Se eliminó el propietario «${owner.name}»`
    const properties = await moveToOwner({ ...change, note }, { from: owner.id, to: null })
    await change.db.deleteFrom('owners').where('id', '=', owner.id).execute()
    const kept: KeptOwner = { createdAt: owner.createdAt, properties, mergedInto: null, taken: NOTHING_TAKEN }
    return { kept, lines: [`Quedaron sin propietario: ${propertiesText(properties.length)}`] }
  },
  /** Those of the properties come back that nobody gave to somebody else since. */
  async insertAgain(change, { id, number, content, kept }) {
    const { db, now } = change
    const { createdAt, properties, mergedInto } = readJson(DELETED_OWNER_JSON, kept)
    const fields = readJson(OWNER_JSON, content)
    const history = { version: number + 1, createdAt, updatedAt: now.toISOString() }
    await db
      .insertInto('owners')
      .values({ id, ...fields, ...history })
      .execute()
    return {
      lines: [
        await giveProperties(change, { to: { id, name: fields.name }, properties, mergedInto, name: fields.name }),
      ],
    }
  },
  describe: (before, after) => describeOwnerChanges(before, after),
  describeAll: async () => '',
  log: (change, entry) => logOwner(change, entry, ACTIONS[entry.action]),
}

type Giving = { to: Pick<OwnerOption, 'id' | 'name'>; properties: string[]; mergedInto: string | null; name: string }

/** Gives the properties of a restored owner back, from whoever has them since a merge. @returns a line for the log */
export async function giveProperties(change: Change, { to, properties, mergedInto, name }: Giving): Promise<string> {
  const holders = mergedInto === null ? [] : [mergedInto, ...holdersOf(mergedInto, await findDeletedOwners(change.db))]
  const note = `Se restauró el propietario «${name}»`
  let moved = 0
  for (const from of [null, ...holders].filter((each) => each !== to.id))
    moved += (await moveToOwner({ ...change, note }, { from, to, only: properties })).length
  return `Volvieron a él: ${propertiesText(moved)}`
}

type OwnerAction = (typeof ACTIONS)[RecordAction] | 'merge_owner'

export function logOwner(
  { db, actor, now }: Change,
  { named, details }: Omit<LogEntry, 'action'>,
  action: OwnerAction,
) {
  return recordActivity(db, { action, type: 'owner', property: { id: null, title: named.title }, actor, details, now })
}

/** The changes of an owner for the log; '' without any. */
export function describeOwnerChanges(before: OwnerFields, after: OwnerFields): string {
  const textOf = (field: keyof OwnerFields, { [field]: value }: OwnerFields) =>
    value ? (field === 'phone' ? formatPhone(value) : value) : NO_VALUE
  const changed = OWNER_FIELDS.filter((field) => before[field] !== after[field])
  return describeDifferences(
    changed.map((field) => ({
      field,
      label: OWNER_LABELS[field],
      from: textOf(field, before),
      to: textOf(field, after),
    })),
  )
}

type Move = {
  from: string | null
  to: Pick<OwnerOption, 'id' | 'name'> | null
  /** The ids of the properties that may move; all without it. */
  only?: readonly string[]
}

/**
 * Gives properties of one owner, or of none, to another, or to none, each as an edit.
 * @returns their ids, with those in the trash
 */
export async function moveToOwner(change: Change, { from, to, only }: Move): Promise<string[]> {
  if (only?.length === 0) return []
  const { db } = change
  // Writing first locks the rows: nobody changes them until the transaction ends.
  const rows = await db
    .updateTable('properties')
    .set((eb) => ({ version: eb.ref('version') }))
    .where('ownerId', 'is not distinct from', from)
    .$if(only !== undefined, (all) => all.where('id', 'in', only ?? []))
    .returning('id')
    .execute()
  const ids = rows.map((row) => row.id)
  for (const current of await findRecords(db, ids)) {
    const input = { ...current.input, ownerId: to?.id ?? null }
    await updateProperty(change, current, { ...current, input, ownerName: to?.name ?? null })
  }
  const trashed = from === null ? [] : await findDeleted(db, 'property', from)
  const movable = trashed.map(({ id }) => id).filter((id) => only?.includes(id) ?? true)
  if (from !== null && to !== null && movable.length > 0)
    await db
      .updateTable('versions')
      .set({ content: sql<string>`replace(content, ${from}, ${to.id})` })
      .where('kind', '=', 'property')
      .where('deleted', 'is not', null)
      .where('recordId', 'in', movable)
      .execute()
  return [...ids, ...movable]
}
