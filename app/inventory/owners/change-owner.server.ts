import { recordActivity } from '#app/activity/record.server.ts'
import type { ActivityAction } from '#app/activity/activity-actions.ts'
import type { Queries, Store } from '#app/db/store.server.ts'
import type { Actor } from '#app/editing/changes/change-property.server.ts'
import { type OwnerFields, type OwnerOption, ownerText, sameOwner } from '#app/owners/owner.ts'
import { findOwnerOptions } from '#app/owners/owners.server.ts'

export type By = { actor: Actor; now: Date }
/** `taken`: the other owner who has that phone or email already. */
type SaveOutcome = { outcome: 'done' | 'missing' } | { outcome: 'taken'; taken: OwnerOption }

export async function saveOwner(store: Store, id: string, fields: OwnerFields, by: By): Promise<SaveOutcome> {
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
    const details = `Antes: ${ownerText(owner)}\nAhora: ${ownerText(fields)}`
    await recordOwner(db, { action: 'edit_owner', owner, details }, by)
    return { outcome: 'done' }
  })
}

type OwnerEntry = { action: ActivityAction; owner: OwnerFields; details: string }

/** Writes an entry of the log, in the transaction of the change. */
export async function recordOwner(db: Queries, { action, owner, details }: OwnerEntry, { actor, now }: By) {
  const property = { id: null, title: owner.name }
  await recordActivity(db, { action, type: 'owner', property, actor, details, now })
}
