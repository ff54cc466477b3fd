import type { ExpressionBuilder } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { Schema } from '#app/db/schema.ts'
import type { Queries } from '#app/db/store.server.ts'
import { byName } from '#app/text/name-order.ts'
import { type OwnerFields, type OwnerOption, newOwner } from './owner.ts'

/** All owners by name. */
export async function findOwnerOptions(db: Queries): Promise<OwnerOption[]> {
  const rows = await db.selectFrom('owners').select(['id', 'name', 'phone', 'email']).execute()
  return rows.toSorted(byName)
}

/** Selects the name of the owner of a property, for a query of properties. */
export function ownerName(eb: ExpressionBuilder<Schema, 'properties'>) {
  return eb.selectFrom('owners').whereRef('owners.id', '=', 'properties.ownerId').select('owners.name').as('ownerName')
}

/** The id and the name of the owner that `readOwner` read. A new person is added; one with the same phone or email is found. */
export async function findOrAddOwner(
  db: Queries,
  value: string | null,
  now: Date,
): Promise<{ ownerId: string | null; ownerName: string | null }> {
  if (value === null) return { ownerId: null, ownerName: null }
  const added = newOwner(value)
  if (added) await addOwner(db, added, now)
  const found = await db
    .selectFrom('owners')
    .where((eb) =>
      added ? eb.or([eb('phone', '=', added.phone), eb('email', '=', added.email)]) : eb('id', '=', value),
    )
    .select(['id', 'name'])
    .executeTakeFirst()
  return { ownerId: found?.id ?? value, ownerName: found?.name ?? null }
}

async function addOwner(db: Queries, fields: OwnerFields, now: Date) {
  const row = { ...fields, id: uuidv7({ msecs: now.getTime() }), createdAt: now.toISOString(), updatedAt: null }
  await db
    .insertInto('owners')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
