import { hash, randomUUID } from 'node:crypto'
import { dayIn } from '#app/calendar/calendar-day.ts'
import type { TimeZone } from '#app/calendar/time-zones.ts'
import type { Store } from '#app/db/store.server.ts'
import type { VisitorAction } from './interest.ts'
import { type Count, addInterest } from './interest.server.ts'

declare module '#app/http/parts.server.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface Parts {
    interest: InterestCounter
  }
}

/** Milliseconds between writes: one transaction for the counts of many visitors. */
const PAUSE = 2_000
/** Limit of counted actions per minute: of one browser, above what a person does, and of an address, which an office shares. */
const MOST_A_MINUTE = { browser: 60, address: 300 }
/** Limit of browsers per address whose view of a property counts within half an hour, because browsers can be faked. */
const MOST_BROWSERS = 30
/** Limit of chats begun from an address within half an hour: each is stored for a year. */
const MOST_CHATS = 60
/** Repeated views of a page by the same visitor within half an hour count once. */
const VIEW_MINUTES = 30
/** Limit of entries in memory; beyond it nothing more is counted. */
const MOST_ENTRIES = 100_000

/** An instant with the time zone of the agency, which says the day that it belongs to. */
type Instant = { now: Date; timeZone: TimeZone }

/** `slug`: null for a page without property, whose actions only count for the limits. */
type CountedAction = Pick<VisitorAction, 'kind' | 'slug'> & { reference?: VisitorAction['reference'] }

export type InterestCounter = {
  /**
   * @param who held only in memory, as one-way hashes
   * @returns false where the visitor did more than a person does
   */
  count: (action: CountedAction, who: { address: string; browser: string }, at: Instant) => boolean
  /** Writes the counts; what cannot be written now stays for the next time. */
  flush: () => Promise<void>
  close: () => Promise<void>
}

/** Counts actions of visitors without personal data: no address and no cookie is stored. */
export function openInterestCounter(store: Store, report: (failure: unknown) => void): InterestCounter {
  const salt = randomUUID()
  const actions = timeWindow(1)
  const views = timeWindow(VIEW_MINUTES)
  const chats = timeWindow(VIEW_MINUTES)
  let pending = new Map<string, Count>()
  let timer: NodeJS.Timeout | null = null
  let writing = Promise.resolve()

  function count(
    { kind, slug, reference = null }: CountedAction,
    { address, browser }: { address: string; browser: string },
    { now, timeZone }: Instant,
  ): boolean {
    const addressHash = hash('sha256', salt + address, 'base64url')
    const visitor = hash('sha256', `${salt}${address} ${browser}`, 'base64url')
    if (actions.add(addressHash, now) > MOST_A_MINUTE.address) return false
    if (actions.add(visitor, now) > MOST_A_MINUTE.browser) return false
    if (reference && chats.add(addressHash, now) > MOST_CHATS) return false
    if (slug === null) return true
    if (kind === 'view' && views.add(`${visitor} ${slug}`, now) > 1) return false
    if (kind === 'view' && views.add(`${addressHash} ${slug}`, now) > MOST_BROWSERS) return false
    addPending({ slug, kind, day: dayIn(timeZone, now), count: 1 })
    timer ??= setTimeout(() => void flush(), PAUSE).unref()
    return true
  }

  function addPending(more: Count) {
    const key = `${more.slug} ${more.day} ${more.kind}`
    const existing = pending.get(key)
    if (existing) existing.count += more.count
    else if (pending.size < MOST_ENTRIES) pending.set(key, { ...more })
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
      for (const more of counts.values()) addPending(more)
      report(failure)
    }
  }

  return { count, flush, close: flush }
}

/** Counts each key within the current time window. */
function timeWindow(minutes: number) {
  let since = 0
  const counts = new Map<string, number>()
  return {
    add(key: string, now: Date): number {
      const current = Math.floor(now.getTime() / (minutes * 60_000))
      if (current !== since) counts.clear()
      since = current
      const next = counts.size < MOST_ENTRIES || counts.has(key) ? (counts.get(key) ?? 0) + 1 : Infinity
      if (next !== Infinity) counts.set(key, next)
      return next
    },
  }
}
