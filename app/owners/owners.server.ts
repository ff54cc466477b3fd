import type { ExpressionBuilder } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { Schema } from '#app/db/schema.ts'
import type { Queries } from '#app/db/store.server.ts'
import { byName } from '#app/text/name-order.ts'
import { findDeleted } from '#app/records/trash.server.ts'
import { type DeletedOwner, deletedOwnerOrNull } from './deleted-owner.ts'
import { type OwnerFields, type OwnerOption, newOwner, ownerText } from './owner.ts'

/** All owners by name. */
export async function findOwnerOptions(db: Queries): Promise<OwnerOption[]> {
  const rows = await db.selectFrom('owners').select(['id', 'name', 'phone', 'email']).execute()
  const deleted = await findDeletedOwners(db)
  const former = new Map<string, string[]>()
  for (const { id, ...fields } of deleted.values()) {
    const into = holdersOf(id, deleted).at(-1) ?? id
    former.set(into, [...(former.get(into) ?? []), id, ownerText(fields)])
  }
  return rows.toSorted(byName).map((row) => withFormer(row, former.get(row.id)))
}

function withFormer(owner: OwnerOption, former: string[] | undefined): OwnerOption {
  return former ? { ...owner, former } : owner
}

/** The owners in the trash, by id. */
export async function findDeletedOwners(db: Queries): Promise<ReadonlyMap<string, DeletedOwner>> {
  const owners = (await findDeleted(db, 'owner')).flatMap((row) => deletedOwnerOrNull(row) ?? [])
  return new Map(owners.map((owner) => [owner.id, owner]))
}

/** The ids of the owners that a deleted one was merged into, one after the other; the last of them may be living. */
export function holdersOf(id: string, deleted: ReadonlyMap<string, DeletedOwner>): string[] {
  const ids: string[] = []
  let into = deleted.get(id)?.mergedInto ?? null
  while (into !== null && !ids.includes(into)) {
    ids.push(into)
    into = deleted.get(into)?.mergedInto ?? null
  }
  return ids
}

/** Selects the name of the owner of a property, for a query of properties. */
export function ownerName(eb: ExpressionBuilder<Schema, 'properties'>) {
  return eb.selectFrom('owners').whereRef('owners.id', '=', 'properties.ownerId').select('owners.name').as('ownerName')
}

/**
 * The id and the name of the owner that `readOwner` read. A new person is added; one with the same phone or email is found.
 * Call it in the transaction that saves the property.
 */
export async function findOrAddOwner(
  db: Queries,
  value: string | null,
  now: Date,
): Promise<{ ownerId: string | null; ownerName: string | null; isNew: boolean }> {
  if (value === null) return { ownerId: null, ownerName: null, isNew: false }
  const added = newOwner(value)
  const isNew = added !== null && (await addOwner(db, added, now))
  const found = await db
    .selectFrom('owners')
    .where((eb) =>
      added ? eb.or([eb('phone', '=', added.phone), eb('email', '=', added.email)]) : eb('id', '=', value),
    )
    .select(['id', 'name'])
    .executeTakeFirst()
  return { ownerId: found?.id ?? value, ownerName: found?.name ?? null, isNew }
}

/** @returns false if somebody with that phone or email is there already */
async function addOwner(db: Queries, fields: OwnerFields, now: Date): Promise<boolean> {
  const history = { version: 1, createdAt: now.toISOString(), updatedAt: null }
  const row = { ...fields, id: uuidv7({ msecs: now.getTime() }), ...history }
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('owners')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}
