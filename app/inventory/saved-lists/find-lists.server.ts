import type { Staff } from '#app/accounts/staff-context.server.ts'
import { isAllowed } from '#app/accounts/role.ts'
import { currentCatalogue } from '#app/catalogue/current-catalogue.server.ts'
import type { Queries, Store } from '#app/db/store.server.ts'
import { selectRows } from '#app/inventory/inventory-list.ts'
import { UNFILTERED_LIST, parsePanelQuery } from '#app/inventory/panel-search.ts'
import { compareNames } from '#app/text/name-order.ts'
import type { SavedList } from './saved-list.ts'

/** The lists that a person sees, by name, with their counts. @param today calendar day of the agency */
export async function findLists(store: Store, staff: Staff, today: string): Promise<SavedList[]> {
  const rows = await visibleLists(store.db, staff)
  if (rows.length === 0) return []
  const catalogue = await currentCatalogue(store)
  const countOf = (query: string) => {
    const selection = { ...parsePanelQuery(new URLSearchParams(query)), order: UNFILTERED_LIST.order }
    return selectRows(catalogue, selection, today).rows.length
  }
  return rows
    .map(({ id, name, query, scope, ownerId, ownerName, ownerEmail }) => ({
      id,
      name,
      query,
      scope,
      author: ownerId === staff.id ? null : ownerName || ownerEmail,
      mayChange: mayChange(staff, ownerId),
      count: countOf(query),
    }))
    .toSorted((one, other) => compareNames(one.name, other.name))
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
