import type { Condition, propertiesFor } from '#app/db/searched-text.server.ts'
import type { Store } from '#app/db/store.server.ts'
import type { Category, PropertyType, Status } from '#app/properties/vocabulary.ts'
import { keptOfRevision } from './kept-of-revision.server.ts'
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

const groupsOfRevision = keptOfRevision(countGroups)

async function countGroups({ lists }: Store): Promise<Groups> {
  const rows = await lists
    .selectFrom('properties')
    .groupBy(['status', ...NAMED_GROUP, 'hasPhotos'])
    .select((eb) => ['status', ...NAMED_GROUP, 'hasPhotos', eb.fn.countAll<number>().as('total')])
    .execute()
  const all = rows.map((group) => ({ ...group, total: Number(group.total) }))
  return { all, listed: all.filter(({ status }) => status === 'disponible') }
}

/** The properties that pass, by the closed filters. @param properties the table, as `propertiesFor` gives it */
export async function groupsOf(
  { lists }: Store,
  properties: ReturnType<typeof propertiesFor>,
  passing: Condition,
): Promise<readonly ListedGroup[]> {
  const groups = await lists
    .selectFrom(properties)
    .where(passing)
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
