import { currentCatalogue } from '#app/catalogue/current-catalogue.server.ts'
import type { Store } from '#app/db/store.server.ts'
import type { PanelStats } from './panel-stats.ts'
import { type PendingCounts, type PendingTask, pendingTest } from './pending.ts'

/** The number of properties that are left out of all lists because their row can't be read. */
export async function countUnreadable(store: Store): Promise<number> {
  return (await currentCatalogue(store)).unreadable.length
}

/** The numbers of all, available and paused properties, and of those added since an instant. */
export async function countProperties(store: Store, since: Date): Promise<PanelStats> {
  const { all, offered } = await currentCatalogue(store)
  const first = since.toISOString()
  const isRecent = ({ createdAt }: { createdAt: string }) => createdAt >= first
  return {
    total: all.length,
    active: offered.length,
    paused: all.filter(({ status }) => status === 'pausada').length,
    newThisMonth: all.filter(isRecent).length,
    newActiveThisMonth: offered.filter(isRecent).length,
  }
}

/** How many properties on offer need photos, and each of some other things. @param today calendar day of the agency */
export async function countPending<Task extends PendingTask>(
  store: Store,
  today: string,
  tasks: readonly Task[],
): Promise<PendingCounts<Task>> {
  const { offered, timeZone } = await currentCatalogue(store)
  const count = (task: PendingTask) => offered.filter(pendingTest(task, today, timeZone)).length
  return {
    photos: offered.filter(({ hasPhotos }) => !hasPhotos).length,
    ...(Object.fromEntries(tasks.map((task) => [task, count(task)])) as Record<Task, number>),
  }
}
