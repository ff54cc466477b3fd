import type { Store } from '#app/db/store.server.ts'
import { catalogueGroups } from '#app/properties/search/kept-counts.server.ts'
import type { PanelStats } from './panel-stats.ts'

/** How many properties there are, available and paused ones apart, and how many of them came since an instant. */
export async function countProperties(store: Store, since: Date): Promise<PanelStats> {
  const all = await catalogueGroups(store)
  const recent = await store.lists
    .selectFrom('properties')
    .where('createdAt', '>=', since.toISOString())
    .groupBy('status')
    .select((eb) => ['status', eb.fn.countAll<number>().as('total')])
    .execute()
  return {
    total: sum(all),
    active: sum(all, 'disponible'),
    paused: sum(all, 'pausada'),
    newThisMonth: sum(recent),
    newActiveThisMonth: sum(recent, 'disponible'),
  }
}

function sum(groups: readonly { status: string; total: number | string }[], only: string | null = null): number {
  return groups.reduce((all, { status, total }) => (only === null || status === only ? all + Number(total) : all), 0)
}
