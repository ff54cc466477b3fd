import { currentCatalogue } from '#app/catalogue/current-catalogue.server.ts'
import type { Store } from '#app/db/store.server.ts'
import type { PanelStats } from './panel-stats.ts'
import { PENDING_TASKS, type PendingCounts, type PendingTask, pendingTest } from './pending.ts'

/** The number of properties that are left out of all lists because their row can't be read. */
export async function countUnreadable(store: Store): Promise<number> {
  return (await currentCatalogue(store)).unreadable.length
}

/** The numbers of all, available and paused properties, and of those added since an instant. */
export async function countProperties(store: Store, since: Date): Promise<PanelStats> {
  const { all, offered } = await currentCatalogue(store)
  const isRecent = ({ createdAt }: { createdAt: string }) => createdAt >= since.toISOString()
  return {
    total: all.length,
    active: offered.length,
    paused: all.filter(({ status }) => status === 'pausada').length,
    newThisMonth: all.filter(isRecent).length,
    newActiveThisMonth: offered.filter(isRecent).length,
  }
}

/** How many properties on offer need something. @param today calendar day of the agency */
export async function countPending(store: Store, today: string): Promise<PendingCounts> {
  const { offered, timeZone } = await currentCatalogue(store)
  const count = (task: PendingTask) => offered.filter(pendingTest(task, today, timeZone)).length
  return {
    photos: offered.filter(({ hasPhotos }) => !hasPhotos).length,
    ...(Object.fromEntries(PENDING_TASKS.map((task) => [task, count(task)])) as Record<PendingTask, number>),
  }
}
