import { hash, randomUUID } from 'node:crypto'
import { dayInMonterrey } from '#app/calendar/calendar-day.ts'
import type { Store } from '#app/db/store.server.ts'
import type { Act } from './interest.ts'
import { type Count, addInterest } from './interest.server.ts'

/** Milliseconds that counts wait to be written together: one commit for many visitors. */
const PAUSE = 2_000
/** Acts of one address in a minute that are believed to be a person's. */
const MOST_A_MINUTE = 60
/** Somebody who comes back to a page within half an hour sees it once. */
const VIEW_MINUTES = 30
/** Addresses, views and counts that are kept in mind at most; whoever comes beyond them is not counted. */
const MOST_KEPT = 100_000

export type InterestCounter = {
  /** @param who the network address and the browser: kept in memory alone, as a hash that no one can undo */
  count: (act: Act, who: string, now: Date) => void
  /** Writes what was counted; what can't be written now stays for the next time. */
  flush: () => Promise<void>
  close: () => Promise<void>
}

/** Counts what visitors do, without keeping who they are: no address, no cookie, nothing of theirs is stored. */
export function openInterestCounter(store: Store, report: (failure: unknown) => void): InterestCounter {
  const salt = randomUUID()
  const acts = timeWindow(1)
  const views = timeWindow(VIEW_MINUTES)
  let pending = new Map<string, Count>()
  let timer: NodeJS.Timeout | null = null
  let writing = Promise.resolve()

  function count({ kind, slug }: Act, who: string, now: Date) {
    const visitor = hash('sha256', salt + who, 'base64url')
    if (acts.add(visitor, now) > MOST_A_MINUTE) return
    if (kind === 'view' && views.add(`${visitor} ${slug}`, now) > 1) return
    keep({ slug, kind, day: dayInMonterrey(now), count: 1 })
    timer ??= setTimeout(() => void flush(), PAUSE).unref()
  }

  function keep(more: Count) {
    const key = `${more.slug} ${more.day} ${more.kind}`
    const known = pending.get(key)
    if (known) known.count += more.count
    else if (pending.size < MOST_KEPT) pending.set(key, { ...more })
  }

  function flush(): Promise<void> {
    if (timer) clearTimeout(timer)
    timer = null
    writing = writing.then(write)
    return writing
  }

  async function write() {
    const counts = pending
    if (counts.size === 0) return
    pending = new Map()
    try {
      await addInterest(store, [...counts.values()])
    } catch (failure) {
      for (const more of counts.values()) keep(more)
      report(failure)
    }
  }

  return { count, flush, close: flush }
}

/** How often each key came within the window of so many minutes that runs now. */
function timeWindow(minutes: number) {
  let since = 0
  const counts = new Map<string, number>()
  return {
    add(key: string, now: Date): number {
      const current = Math.floor(now.getTime() / (minutes * 60_000))
      if (current !== since) counts.clear()
      since = current
      const next = counts.size < MOST_KEPT || counts.has(key) ? (counts.get(key) ?? 0) + 1 : Infinity
      if (next !== Infinity) counts.set(key, next)
      return next
    },
  }
}
