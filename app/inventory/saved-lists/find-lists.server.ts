import type { Staff } from '#app/accounts/staff-context.server.ts'
import { isAllowed } from '#app/accounts/role.ts'
import type { Catalogue } from '#app/catalogue/catalogue.ts'
import { currentCatalogue } from '#app/catalogue/current-catalogue.server.ts'
import type { Queries, Store } from '#app/db/store.server.ts'
import { selectRows } from '#app/inventory/inventory-list.ts'
import { UNFILTERED_LIST, parsePanelQuery } from '#app/inventory/panel-search.ts'
import { compareNames } from '#app/text/name-order.ts'
import { type SavedList, isLeadList } from './saved-list.ts'

/** The lists of properties that a person sees, by name, with their counts. @param today calendar day of the agency */
export async function findLists(store: Store, staff: Staff, today: string): Promise<SavedList[]> {
  const rows = (await visibleLists(store.db, staff)).filter(({ query }) => !isLeadList(query))
  if (rows.length === 0) return []
  const catalogue = await currentCatalogue(store)
  return rows.map((row) => shownList(staff, row, countFound(catalogue, row.query, today))).toSorted(byListName)
}

type ListRow = Awaited<ReturnType<typeof visibleLists>>[number]

export function shownList(staff: Staff, row: ListRow, count: number): SavedList {
  const { id, name, query, scope, ownerId, ownerName, ownerEmail } = row
  const author = ownerId === staff.id ? null : ownerName || ownerEmail
  return { id, name, query, scope, author, mayChange: mayChange(staff, ownerId), count }
}

export function byListName(one: SavedList, other: SavedList): number {
  return compareNames(one.name, other.name)
}

/**
 * Counts per day and query of each snapshot. Every page of the panel shows them, and with 10,000 properties a list takes up
 * to 35 ms.
 */
const cachedCounts = new WeakMap<Catalogue, Map<string, number>>()

function countFound(catalogue: Catalogue, query: string, today: string): number {
  const counts = cachedCounts.get(catalogue) ?? new Map<string, number>()
  cachedCounts.set(catalogue, counts)
  const key = `${today}${query}`
  const known = counts.get(key)
  if (known !== undefined) return known
  const selection = { ...parsePanelQuery(new URLSearchParams(query)), order: UNFILTERED_LIST.order }
  const { length } = selectRows(catalogue, selection, today).rows
  counts.set(key, length)
  return length
}

/** Their own lists and those of the team. */
export function visibleLists(db: Queries, { id }: Pick<Staff, 'id'>) {
  return db
    .selectFrom('savedLists')
    .innerJoin('users', 'users.id', 'savedLists.ownerId')
    .where((eb) => eb.or([eb('scope', '=', 'equipo'), eb('ownerId', '=', id)]))
    .select(['savedLists.id', 'savedLists.name', 'query', 'scope', 'ownerId'])
    .select(['users.name as ownerName', 'users.email as ownerEmail'])
    .execute()
}

/** A list belongs to its author; those of the team also to an administrator. */
export function mayChange({ id, role }: Pick<Staff, 'id' | 'role'>, ownerId: string): boolean {
  return isAllowed(role, ownerId === id ? 'edit' : 'settings')
}
