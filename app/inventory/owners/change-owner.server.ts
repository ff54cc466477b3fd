import { sql } from 'kysely'
import { recordEvent } from '#app/accounts/events/record-event.server.ts'
import { type Staff, actorOf } from '#app/accounts/staff-context.server.ts'
import { findRecords } from '#app/catalogue/property/find-records.server.ts'
import type { Queries, Store } from '#app/db/store.server.ts'
import { writeEdit } from '#app/editing/changes/change-property.server.ts'
import { type OwnerFields, type OwnerOption, ownerText, sameOwner } from '#app/owners/owner.ts'
import { findOwnerOptions } from '#app/owners/owners.server.ts'

export type By = { staff: Staff; now: Date }
/** `taken`: the other owner who has that phone or email already. */
export type OwnerOutcome = { outcome: 'done' | 'missing' | 'hasProperties' } | { outcome: 'taken'; taken: OwnerOption }

export async function saveOwner(store: Store, id: string, fields: OwnerFields, by: By): Promise<OwnerOutcome> {
  return store.db.transaction().execute(async (db) => {
    const owners = await findOwnerOptions(db)
    const owner = owners.find((each) => each.id === id)
    if (!owner) return { outcome: 'missing' }
    const others = owners.filter((each) => each.id !== id)
    const taken = sameOwner(fields, others)
    if (taken) return { outcome: 'taken', taken }
    await db
      .updateTable('owners')
      .set({ ...fields, updatedAt: by.now.toISOString() })
      .where('id', '=', id)
      .execute()
    await record(db, owner, `Ahora: ${ownerText(fields)}`, by)
    return { outcome: 'done' }
  })
}

/**
 * Gives the properties of an owner to another, each as an edit, and deletes the first one, whose phone and email the other
 * takes where it has none.
 */
export async function mergeOwner(store: Store, ids: { from: string; into: string }, by: By): Promise<OwnerOutcome> {
  return store.db.transaction().execute(async (db) => {
    const owners = await findOwnerOptions(db)
    const [from, into] = [ids.from, ids.into].map((id) => owners.find((each) => each.id === id))
    if (!from || !into || from === into) return { outcome: 'missing' }
    const rows = await db.selectFrom('properties').where('ownerId', '=', from.id).select('id').execute()
    const records = await findRecords(
      db,
      rows.map(({ id }) => id),
    )
    const note = `Se unió el propietario «${from.name}» con «${into.name}»`
    for (const current of records) {
      const { input, version, complexName, asesorName } = current
      const edit = {
        input: { ...input, ownerId: into.id },
        version,
        note,
        complexName,
        asesorName,
        ownerName: into.name,
      }
      await writeEdit(db, current, edit, { actor: actorOf(by.staff), now: by.now })
    }
    // An id is in no other text.
    await db
      .updateTable('deletedProperties')
      .set({ kept: sql<string>`replace(kept, ${from.id}, ${into.id})` })
      .where('kept', 'like', `%${from.id}%`)
      .execute()
    await db.deleteFrom('owners').where('id', '=', from.id).execute()
    const { phone, email } = { phone: into.phone ?? from.phone, email: into.email ?? from.email }
    await db
      .updateTable('owners')
      .set({ phone, email, updatedAt: by.now.toISOString() })
      .where('id', '=', into.id)
      .execute()
    await record(db, from, `Se unió con: ${ownerText(into)}`, by)
    return { outcome: 'done' }
  })
}

/** Deletes an owner without properties. */
export async function deleteOwner(store: Store, id: string, by: By): Promise<OwnerOutcome> {
  return store.db.transaction().execute(async (db) => {
    const owner = (await findOwnerOptions(db)).find((each) => each.id === id)
    if (!owner) return { outcome: 'missing' }
    if (await db.selectFrom('properties').where('ownerId', '=', id).select('id').executeTakeFirst())
      return { outcome: 'hasProperties' }
    await db.deleteFrom('owners').where('id', '=', id).execute()
    await record(db, owner, 'Eliminado', by)
    return { outcome: 'done' }
  })
}

function record(db: Queries, owner: OwnerFields, details: string, { staff, now }: By) {
  const subject = `Propietario ${ownerText(owner)}`
  return recordEvent(db, { action: 'change_settings', subject, details, actor: staff, now })
}
