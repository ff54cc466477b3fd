import { setImmediate } from 'node:timers/promises'
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import type { Schema } from '#app/db/schema.ts'
import type { Store } from '#app/db/store.server.ts'
import type { Category, PropertyType } from '#app/properties/vocabulary.ts'
import { NAMED_COLUMNS, type NamedColumn } from './trade-words.ts'

/** How many available properties have the same values of the closed filters. */
export type ListedGroup = {
  category: Category
  type: PropertyType
  municipality: string | null
  state: string | null
  total: number
}

type Kept = { revision: number; groups: Promise<readonly ListedGroup[]> }

/** Of each open store; what was counted before the last change of the catalogue is of no use. */
const kept = new WeakMap<Store, Kept>()

/**
 * The available properties by the closed filters, counted once for each revision of the catalogue: every number of the
 * listing that goes by them alone is a sum of these few rows. A table kept by triggers would make every writer wait for
 * the others in PostgreSQL.
 */
export async function listedGroups(store: Store): Promise<readonly ListedGroup[]> {
  // What this turn has committed the revision tells in the next one.
  await setImmediate()
  const revision = store.revision('catalogue')
  const known = kept.get(store)
  if (revision !== null && known?.revision === revision) return known.groups
  const groups = groupsOf(store, (eb) => eb('status', '=', 'disponible'))
  if (revision !== null) {
    kept.set(store, { revision, groups })
    // A failure is nothing to keep.
    groups.catch(() => kept.delete(store))
  }
  return groups
}

type Condition = (eb: ExpressionBuilder<Schema, 'properties'>) => Expression<SqlBool>

/** The properties that pass, by the closed filters. */
export async function groupsOf({ lists }: Store, passing: Condition): Promise<readonly ListedGroup[]> {
  const groups = await lists
    .selectFrom('properties')
    .where(passing)
    .groupBy(['category', 'type', 'municipality', 'state'])
    .select((eb) => ['category', 'type', 'municipality', 'state', eb.fn.countAll<number>().as('total')])
    .execute()
  return groups.map((group) => ({ ...group, total: Number(group.total) }))
}

/** Values that a property must have one of, per closed column. */
export type Chosen = { [Column in NamedColumn]?: readonly string[] | undefined }

/** How many of the groups' properties have what was chosen. */
export function totalOf(groups: readonly ListedGroup[], chosen: Chosen): number {
  let total = 0
  for (const group of groups)
    if (NAMED_COLUMNS.every((column) => chosen[column]?.includes(group[column] ?? '') ?? true)) total += group.total
  return total
}
