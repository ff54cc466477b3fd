import { type Expression, sql } from 'kysely'
import type { Condition, propertiesFor } from '#app/db/searched-text.server.ts'
import type { Store } from '#app/db/store.server.ts'
import { CATEGORIES, type Category, type PropertyType, STATUSES, type Status } from '#app/properties/vocabulary.ts'
import { keptOfRevision } from '#app/db/kept-of-revision.server.ts'
import { NAMED_COLUMNS, type NamedColumn } from './trade-words.ts'

/** How many properties have the same values of the closed filters. */
export type ListedGroup = {
  category: Category
  type: PropertyType
  municipality: string | null
  state: string | null
  total: number
}
/** The same of the whole catalogue, by what the panel's filters go by too; `hasPhotos` is 0 or 1. */
export type CatalogueGroup = ListedGroup & { status: Status; hasPhotos: number }

type Groups = { all: readonly CatalogueGroup[]; listed: readonly ListedGroup[] }

/**
 * The available properties by the closed filters: every number of the listing that goes by them alone is a sum of
 * these few rows.
 */
export async function listedGroups(store: Store): Promise<readonly ListedGroup[]> {
  return (await groupsOfRevision.read(store)).listed
}

/** All properties, whatever their status. */
export async function catalogueGroups(store: Store): Promise<readonly CatalogueGroup[]> {
  return (await groupsOfRevision.read(store)).all
}

const groupsOfRevision = keptOfRevision(countGroups, recountGroups)

/** As the name of a changed group has them (migration 0032). */
const GROUP_COLUMNS = ['status', 'category', 'type', 'municipality', 'state', 'hasPhotos'] as const
/** Groups from which on all are counted anew at once. */
const MANY_GROUPS = 40

/** Part by part: all of a large catalogue at once, from a disk that has just woken, takes longer than a list may. */
async function countGroups(store: Store): Promise<Groups> {
  const groups: CatalogueGroup[] = []
  for (const status of STATUSES)
    for (const category of CATEGORIES) groups.push(...(await countWhere(store, [status, category])))
  return groupsFrom(groups)
}

function groupsFrom(all: readonly CatalogueGroup[]): Groups {
  return { all, listed: all.filter(({ status }) => status === 'disponible') }
}

async function recountGroups(store: Store, { all }: Groups, changed: readonly string[]): Promise<Groups | null> {
  const names = namesOf('group', changed).map((name) => JSON.stringify(JSON.parse(name)))
  if (names.length > MANY_GROUPS) return null
  const others = all.filter((group) => !names.includes(JSON.stringify(GROUP_COLUMNS.map((column) => group[column]))))
  const recounted = await Promise.all(names.map((name) => countWhere(store, JSON.parse(name))))
  return groupsFrom([...others, ...recounted.flat()])
}

/** The groups whose first columns have these values; with a value for each column that group alone, if it is there. */
async function countWhere({ lists }: Store, values: readonly (string | number | null)[]): Promise<CatalogueGroup[]> {
  const rows = await lists
    .selectFrom('properties')
    .where((eb) =>
      eb.and(GROUP_COLUMNS.slice(0, values.length).map((column, at) => holds(eb.ref(column), values[at] ?? null))),
    )
    .groupBy(GROUP_COLUMNS)
    .select((eb) => [...GROUP_COLUMNS, eb.fn.countAll<number>().as('total')])
    .execute()
  return rows.map((group) => ({ ...group, total: Number(group.total) }))
}

function holds(column: Expression<unknown>, value: string | number | null) {
  return value === null ? sql<boolean>`${column} is null` : sql<boolean>`${column} = ${value}`
}

/** Names of the changed parts of a kind, by which they are counted anew. */
export function namesOf(kind: 'group' | 'cell', changed: readonly string[]): string[] {
  return changed.flatMap((part) => (part.startsWith(`${kind} `) ? [part.slice(kind.length + 1)] : []))
}

/**
 * The properties that pass, by the closed filters.
 * @param properties the table, as `propertiesFor` gives it
 * @param most of which they are the first, where not all are asked for
 */
export async function groupsOf(
  { lists }: Store,
  properties: ReturnType<typeof propertiesFor>,
  passing: Condition,
  most: number | null = null,
): Promise<readonly ListedGroup[]> {
  const passed = lists.selectFrom(properties).where(passing).select(NAMED_GROUP)
  const groups = await lists
    .selectFrom((most === null ? passed : passed.limit(most)).as('passed'))
    .groupBy(NAMED_GROUP)
    .select((eb) => [...NAMED_GROUP, eb.fn.countAll<number>().as('total')])
    .execute()
  return groups.map((group) => ({ ...group, total: Number(group.total) }))
}

/** In the order of the index that counting reads. */
export const NAMED_GROUP = ['category', 'type', 'municipality', 'state'] as const

/** Values that a property must have one of, per closed column. */
export type Chosen = { [Column in NamedColumn]?: readonly string[] | undefined }

/** How many of the groups' properties have what was chosen. */
export function totalOf(groups: readonly ListedGroup[], chosen: Chosen): number {
  let total = 0
  for (const group of groups) if (isOfGroup(group, chosen)) total += group.total
  return total
}

/** Whether the group's properties have what was chosen. */
export function isOfGroup(group: ListedGroup, chosen: Chosen): boolean {
  return NAMED_COLUMNS.every((column) => chosen[column]?.includes(group[column] ?? '') ?? true)
}
