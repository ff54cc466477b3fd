import { type DeletedOwner, readDeletedOwner } from '#app/owners/deleted-owner.ts'
import { type OwnerFields, type OwnerOption, ownerText, sameOwner } from '#app/owners/owner.ts'
import { findDeletedOwners, findOwnerOptions, holdersOf } from '#app/owners/owners.server.ts'
import type { Refused, Result } from '#app/forms/result.ts'
import { removeRecord, restoreRecord, updateRecord } from '#app/records/change-record.server.ts'
import { type Change, withTransaction } from '#app/records/change.server.ts'
import type { VersionedKind } from '#app/records/record-kind.server.ts'
import { findInTrash, takeFromTrash } from '#app/records/trash.server.ts'
import {
  OWNER_KIND,
  type OwnerState,
  describeOwnerChanges,
  giveProperties,
  logOwner,
  moveToOwner,
} from './owner-kind.server.ts'
import { propertiesText } from './shown-owner.ts'

/** `owner`: the other one who has that phone or email already. */
type OwnerSaved = Result<object, 'missing'> | Refused<'taken', { owner: OwnerOption }>

export function saveOwner(change: Change, id: string, fields: OwnerFields): Promise<OwnerSaved> {
  return withTransaction(change, async (inside) => {
    const [owner] = await OWNER_KIND.find(inside.db, [id])
    if (!owner) return { ok: false, refusal: 'missing' }
    const others = (await findOwnerOptions(inside.db)).filter((each) => each.id !== id)
    const same = sameOwner(fields, others)
    if (same) return { ok: false, refusal: 'taken', owner: same }
    if (describeOwnerChanges(owner, fields) === '') return { ok: true }
    const updated = await updateRecord(inside, OWNER_KIND, owner, { edit: fields, version: owner.version })
    return updated.ok ? { ok: true } : { ok: false, refusal: 'missing' }
  })
}

/**
 * Moves an owner to the trash; the properties stay, without an owner, each with its version and its entry of the log.
 * @returns whether there was such an owner
 */
export async function deleteOwner(change: Change, id: string): Promise<boolean> {
  return (await removeRecord(change, OWNER_KIND, id)) !== null
}

/**
 * Gives the properties of an owner to another, each as an edit, and moves the first one, whose phone and email the other
 * takes where it has none, to the trash.
 * @returns false when one of them does not exist
 */
export function mergeOwner(change: Change, ids: { from: string; into: string }): Promise<boolean> {
  return withTransaction(change, async (inside) => {
    const { db } = inside
    const found = await OWNER_KIND.find(db, [ids.from, ids.into])
    const [from, into] = [ids.from, ids.into].map((id) => found.find((owner) => owner.id === id))
    if (!from || !into || from === into) return false
    await removeRecord(inside, mergingInto(into), from.id)
    // The phone and the email are free only now.
    const edit = { name: into.name, phone: into.phone ?? from.phone, email: into.email ?? from.email }
    const merged = { ...inside, note: `Se unió con él: ${ownerText(from)}` }
    if (describeOwnerChanges(into, edit) !== '')
      await updateRecord(merged, OWNER_KIND, into, { edit, version: into.version })
    return true
  })
}

/** Removing an owner by merging it into another. */
function mergingInto(into: OwnerState): VersionedKind<OwnerFields, OwnerState> {
  return {
    ...OWNER_KIND,
    async remove(change, from) {
      const note = `Se unió el propietario «${from.name}» con «${into.name}»`
      const properties = await moveToOwner({ ...change, note }, { from: from.id, to: into })
      const taken = {
        phone: into.phone === null ? from.phone : null,
        email: into.email === null ? from.email : null,
      }
      await change.db.deleteFrom('owners').where('id', '=', from.id).execute()
      const lines = [`Unido con: ${ownerText(into)}`, `Pasaron a él: ${propertiesText(properties.length)}`]
      return { kept: { createdAt: from.createdAt, properties, mergedInto: into.id, taken }, lines }
    },
    log: (change, entry) => logOwner(change, entry, 'merge_owner'),
  }
}

/**
 * Restores an owner, also one that was merged with another, with those of the properties that nobody gave to somebody
 * else since.
 * @returns the id of the owner that has them: another one if that has the phone or the email now; null if the owner is not
 *   in the trash (any more)
 */
export function restoreOwner(change: Change, id: string): Promise<string | null> {
  return withTransaction(change, async (inside) => {
    const { db } = inside
    const row = await findInTrash(db, 'owner', id)
    if (!row) return null
    const deleted = readDeletedOwner(row)
    const holder = holdersOf(id, await findDeletedOwners(db)).at(-1)
    const note = `Se restauró el propietario «${deleted.name}»`
    if (holder) await giveBack({ ...inside, note }, holder, deleted.taken)
    const same = sameOwner(deleted, await findOwnerOptions(db))
    if (!same) return (await restoreRecord(inside, OWNER_KIND, id)) && id
    await takeFromTrash(db, 'owner', id)
    const { name, properties, mergedInto } = deleted
    const given = await giveProperties(inside, { to: same, properties, mergedInto, name })
    const details = `${given}\nSu teléfono o su correo lo tiene ahora: ${ownerText(same)}`
    await logOwner(inside, { named: { id, title: name, code: null }, details }, 'restore_owner')
    return same.id
  })
}

/** Takes the phone and the email that an owner got at a merge away again, as long as that leaves a way to reach the person. */
async function giveBack(change: Change, holderId: string, taken: DeletedOwner['taken']) {
  const [holder] = await OWNER_KIND.find(change.db, [holderId])
  if (!holder) return
  const edit: OwnerFields = {
    name: holder.name,
    phone: holder.phone === taken.phone ? null : holder.phone,
    email: holder.email === taken.email ? null : holder.email,
  }
  if ((edit.phone === null && edit.email === null) || describeOwnerChanges(holder, edit) === '') return
  await updateRecord(change, OWNER_KIND, holder, { edit, version: holder.version })
}
