import type { Staff } from '#app/accounts/staff-context.server.ts'
import { findLeadScope } from '#app/accounts/find-lead-scope.server.ts'
import type { Store } from '#app/db/store.server.ts'
import { countLeads } from '#app/leads/find-leads.server.ts'
import { leadQueryIn } from '#app/leads/lead-query.ts'
import { byListName, shownList, visibleLists } from './find-lists.server.ts'
import { type SavedList, isLeadList } from './saved-list.ts'

/** The lists of leads that a person sees, by name, with their counts; none for a lector, who may search no phones. */
export async function findLeadLists(store: Store, staff: Staff): Promise<SavedList[]> {
  const scope = await findLeadScope(store.db, staff)
  if (!scope.seesContacts) return []
  const rows = (await visibleLists(store.db, staff)).filter(({ query }) => isLeadList(query))
  const lists: SavedList[] = []
  for (const row of rows) {
    const filters = leadQueryIn(new URLSearchParams(row.query))
    lists.push(shownList(staff, row, await countLeads(store, filters, scope)))
  }
  return lists.toSorted(byListName)
}
