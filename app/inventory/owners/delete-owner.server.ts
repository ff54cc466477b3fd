import { findRecords } from '#app/catalogue/property/find-records.server.ts'
import { sql } from 'kysely'
import type { Queries } from '#app/db/store.server.ts'
import { type Change, withTransaction } from '#app/records/change.server.ts'
import { updateProperty } from '#app/editing/changes/change-property.server.ts'
import { findTrashedWith, putInTrash, takeKept } from '#app/editing/changes/trash-rows.server.ts'
import { DELETED_OWNER_JSON, type DeletedOwner } from '#app/owners/deleted-owner.ts'
import { type OwnerFields, type OwnerOption, ownerText, sameOwner } from '#app/owners/owner.ts'
import { findDeletedOwners, findOwnerOptions, holdersOf } from '#app/owners/owners.server.ts'
import { recordOwner } from './change-owner.server.ts'
import { propertiesText } from './shown-owner.ts'

/** Moves an owner to the papelera; the properties stay, without an owner, each with its version and its entry of the log. */
export function deleteOwner(change: Change, id: string): Promise<boolean> {
  return withTransaction(change, async (inside) => {
    const { db } = inside
    const owner = (await findOwnerOptions(db)).find((each) => each.id === id)
    if (!owner) return false
    const note = `Se eliminó el propietario «${owner.name}»`
    const properties = await moveToOwner({ ...inside, note }, { from: id, to: null })
    const details = `Quedaron sin propietario: ${propertiesText(properties.length)}`
    await trash(inside, owner, { mergedInto: null, taken: NOTHING_TAKEN, properties })
    await recordOwner(inside, { action: 'delete_owner', owner, details })
    return true
  })
}

/**
 * Gives the properties of an owner to another, each as an edit, and moves the first one, whose phone and email the other
 * takes where it has none, to the papelera.
 * @returns false when one of them does not exist
 */
export function mergeOwner(change: Change, ids: { from: string; into: string }): Promise<boolean> {
  return withTransaction(change, async (inside) => {
    const { db, now } = inside
    const owners = await findOwnerOptions(db)
    const [from, into] = [ids.from, ids.into].map((id) => owners.find((each) => each.id === id))
    if (!from || !into || from === into) return false
    const note = `Se unió el propietario «${from.name}» con «${into.name}»`
    const properties = await moveToOwner({ ...inside, note }, { from: from.id, to: into })
    const taken = {
      phone: into.phone === null ? from.phone : null,
      email: into.email === null ? from.email : null,
    }
    await trash(inside, from, { mergedInto: into.id, taken, properties })
    await db
      .updateTable('owners')
      .set({
        phone: into.phone ?? from.phone,
        email: into.email ?? from.email,
        updatedAt: now.toISOString(),
      })
      .where('id', '=', into.id)
      .execute()
    const details = `Unido con: ${ownerText(into)}\nPasaron a él: ${propertiesText(properties.length)}`
    await recordOwner(inside, { action: 'merge_owner', owner: from, details })
    return true
  })
}

const NOTHING_TAKEN = { phone: null, email: null }

type Kept = Pick<DeletedOwner, 'mergedInto' | 'taken' | 'properties'>

async function trash({ db, actor, now }: Change, { id, name, phone, email }: OwnerOption, kept: Kept) {
  const { createdAt } = await db.selectFrom('owners').where('id', '=', id).select('createdAt').executeTakeFirstOrThrow()
  const deleted: DeletedOwner = { id, name, phone, email, createdAt, ...kept }
  await putInTrash(db, { id, kind: 'propietario', title: name, kept: deleted }, { by: actor.name, now })
  await db.deleteFrom('owners').where('id', '=', id).execute()
}

/**
 * Restores an owner, also one that was merged with another, with those of the properties that nobody gave to somebody
 * else since.
 * @returns the id of the owner that has them: another one if that has the phone or the email now; null if the owner is not
 *   in the papelera (any more)
 */
export function restoreOwner(change: Change, id: string): Promise<string | null> {
  return withTransaction(change, async (inside) => {
    const { db, now } = inside
    const holders = holdersOf(id, await findDeletedOwners(db))
    const kept = await takeKept(db, { kind: 'propietario', id, json: DELETED_OWNER_JSON })
    if (!kept) return null
    await giveBack(db, holders.at(-1) ?? null, kept.taken)
    const { name, phone, email, createdAt, properties } = kept
    const same = sameOwner(kept, await findOwnerOptions(db))
    const owner = same ?? { id, name, phone, email }
    if (!same)
      await db
        .insertInto('owners')
        .values({ ...owner, createdAt, updatedAt: now.toISOString() })
        .execute()
    const note = `Se restauró el propietario «${name}»`
    let moved = 0
    for (const from of [null, ...holders].filter((each) => each !== owner.id))
      moved += (await moveToOwner({ ...inside, note }, { from, to: owner, only: properties })).length
    const joined = same ? `\nSu teléfono o su correo lo tiene ahora: ${ownerText(same)}` : ''
    const details = `Volvieron a él: ${propertiesText(moved)}${joined}`
    await recordOwner(inside, { action: 'restore_owner', owner: kept, details })
    return owner.id
  })
}

/** Takes the phone and the email that an owner got at a merge away again, as long as that leaves a way to reach the person. */
async function giveBack(db: Queries, holder: string | null, taken: DeletedOwner['taken']) {
  if (holder === null) return
  const found = await db
    .selectFrom('owners')
    .where('id', '=', holder)
    .select(['name', 'phone', 'email'])
    .executeTakeFirst()
  if (!found) return
  const left: OwnerFields = {
    ...found,
    phone: found.phone === taken.phone ? null : found.phone,
    email: found.email === taken.email ? null : found.email,
  }
  if (left.phone !== null || left.email !== null)
    await db.updateTable('owners').set(left).where('id', '=', holder).execute()
}

type Move = {
  from: string | null
  to: Pick<OwnerOption, 'id' | 'name'> | null
  /** The ids of the properties that may move; all without it. */
  only?: readonly string[]
}

/** Gives properties of one owner, or of none, to another, or to none. @returns their ids, with those in the papelera */
async function moveToOwner(change: Change, { from, to, only }: Move): Promise<string[]> {
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
    const { input, version, complexName, asesorName } = current
    const moved = { ...input, ownerId: to?.id ?? null }
    const names = { complexName, asesorName, ownerName: to?.name ?? null }
    await updateProperty(change, current, { input: moved, version, ...names })
  }
  const trashed = from === null ? [] : await findTrashedWith(db, from)
  const movable = trashed.filter((id) => only?.includes(id) ?? true)
  if (from !== null && to !== null && movable.length > 0)
    await db
      .updateTable('deletedProperties')
      .set({ kept: sql<string>`replace(kept, ${from}, ${to.id})` })
      .where('id', 'in', movable)
      .execute()
  return [...ids, ...movable]
}
