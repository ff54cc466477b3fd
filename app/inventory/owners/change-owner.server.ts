import { recordActivity } from '#app/activity/record.server.ts'
import type { ActivityAction } from '#app/activity/activity-actions.ts'
import { type Change, withTransaction } from '#app/records/change.server.ts'
import { type OwnerFields, type OwnerOption, sameOwner } from '#app/owners/owner.ts'
import { findOwnerOptions } from '#app/owners/owners.server.ts'
import { formatPhone } from '#app/phone/phone.ts'
import { NO_VALUE, describeDifferences } from '#app/text/difference.ts'

/** `taken`: the other owner who has that phone or email already. */
type SaveOutcome = { outcome: 'done' | 'missing' } | { outcome: 'taken'; taken: OwnerOption }

export function saveOwner(change: Change, id: string, fields: OwnerFields): Promise<SaveOutcome> {
  return withTransaction(change, async (inside) => {
    const { db, now } = inside
    const owners = await findOwnerOptions(db)
    const owner = owners.find((each) => each.id === id)
    if (!owner) return { outcome: 'missing' }
    const others = owners.filter((each) => each.id !== id)
    const taken = sameOwner(fields, others)
    if (taken) return { outcome: 'taken', taken }
    const details = describeOwnerChanges(owner, fields)
    if (details === '') return { outcome: 'done' }
    await db
      .updateTable('owners')
      .set({ ...fields, updatedAt: now.toISOString() })
      .where('id', '=', id)
      .execute()
    await recordOwner(inside, { action: 'edit_owner', owner, details })
    return { outcome: 'done' }
  })
}

const OWNER_LABELS = { name: 'Nombre', phone: 'Teléfono', email: 'Correo electrónico' } as const
const OWNER_FIELDS = ['name', 'phone', 'email'] as const

/** The changes of an owner for the log; '' without any. */
function describeOwnerChanges(before: OwnerFields, after: OwnerFields): string {
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

type OwnerEntry = { action: ActivityAction; owner: OwnerFields; details: string }

/** Writes an entry of the log, in the transaction of the change. */
export async function recordOwner({ db, actor, now }: Change, { action, owner, details }: OwnerEntry) {
  const property = { id: null, title: owner.name }
  await recordActivity(db, { action, type: 'owner', property, actor, details, now })
}
