import { sql } from 'kysely'
import type { Store } from '#app/db/store.server.ts'
import type { PanelStats } from './panel-stats.ts'

/** How many properties there are, available and paused ones apart, and how many of them came since an instant. */
export async function countProperties(store: Store, since: Date): Promise<PanelStats> {
  const rows = await store.lists
    .selectFrom('properties')
    .groupBy('status')
    .select((eb) => [
      'status',
      eb.fn.countAll<number>().as('all'),
      sql<number>`sum(case when "createdAt" >= ${since.toISOString()} then 1 else 0 end)`.as('recent'),
    ])
    .execute()
  const sum = (counts: readonly (number | string)[]) =>
    counts.reduce<number>((total, count) => total + Number(count), 0)
  const ofStatus = (status: string) => rows.filter((row) => row.status === status)
  return {
    total: sum(rows.map((row) => row.all)),
    active: sum(ofStatus('disponible').map((row) => row.all)),
    paused: sum(ofStatus('pausada').map((row) => row.all)),
    newThisMonth: sum(rows.map((row) => row.recent)),
    newActiveThisMonth: sum(ofStatus('disponible').map((row) => row.recent)),
  }
}
