import { setTimeout as wait } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import { addDays, dayInMonterrey, startOfDay } from '#app/calendar/calendar-day.ts'
import type { Revision } from '#app/db/revision.ts'
import type { Encoding } from '#server/accepted-encoding.ts'
import { type CachedPage, countSent, bodyIn, compressBest, readPage, sizeOf } from './cached-page.ts'

/** Milliseconds that a visitor waits for a store that says nothing while there is an old page to show; once it is known to. */
const TIMEOUT = 2_000
const KNOWN_OUTAGE_TIMEOUT = 500
const OUT_OF_SERVICE = 503

/** Made anew, or an old one that stands in while the store is out of reach. */
export type Found = { page: CachedPage; outcome: 'miss' | 'stale' }

export type PageCache = {
  /** The page kept under this very address, where it still holds. */
  hit: (address: string) => CachedPage | null
  /** Makes the page, once however many ask; null where its answer is for one asker inOwnMemory. */
  find: (key: string) => Promise<Found | null>
  /** Its bytes in an encoding that it has not been sent in yet. */
  encoded: (page: CachedPage, encoding: Encoding) => Promise<Buffer>
  /** To be told of each page that is sent. */
  sent: (page: CachedPage) => void
  /** Seconds since it was made. */
  age: (page: CachedPage) => number
  /** What it takes at the moment. */
  size: () => { pages: number; bytes: number; mostBytes: number }
}

type Needs = {
  /** Asks the app for an address as somebody of whom nothing is known: nothing private can come back. */
  ask: (address: string) => Promise<Response>
  revision: Revision
  /** Whether pages are made of an earlier snapshot, because the store can't be reached. */
  isStale: () => boolean
  now: () => Date
  maxBytes: number
}

/** The store is out of reach. Where there is only no room, no page is older than the last change all the same. */
function isOutage({ status, isRefusal }: CachedPage): boolean {
  return status === OUT_OF_SERVICE && !isRefusal
}

type Render = { revision: number | null; page: Promise<CachedPage | null> }

export function openPageCache({ ask, revision, isStale, now, maxBytes }: Needs): PageCache {
  const pages = new LRUCache<string, CachedPage>({ maxSize: maxBytes, sizeCalculation: sizeOf })
  const renders = new Map<string, Render>()
  /** Whether the store could not be reached when it was last needed, and whether somebody is trying it again. */
  let isUnreachable = false
  let isRetrying = false

  /**
   * A page holds while the revision is the one that was there before it was begun: a change that came while it was
   * made, too, makes it old.
   */
  function hit(address: string): CachedPage | null {
    const page = pages.get(address)
    if (!page || page.revision === null || page.revision !== revision()) return null
    return now().getTime() < page.expires ? page : null
  }

  async function find(key: string): Promise<Found | null> {
    const last = pages.get(key)
    const current = revision()
    const page = current === null && last ? await renderWithTimeout(key, last) : await renderOnce(key, current)
    if (last && (page === last || (page && (isOutage(page) || isStale())))) return { page: last, outcome: 'stale' }
    return page && { page, outcome: isStale() ? 'stale' : 'miss' }
  }

  /**
   * The revision can't be known: most likely the store is out of reach, and may not even say so. Once that is known, one
   * visitor at a time finds out whether it is back.
   * @returns `last` where no answer comes in time
   */
  async function renderWithTimeout(key: string, last: CachedPage): Promise<CachedPage | null> {
    if (isUnreachable && isRetrying) return last
    isRetrying = true
    const made = renderOnce(key, null)
      .catch(() => null)
      .finally(() => (isRetrying = false))
    const page = await Promise.race([made, wait(isUnreachable ? KNOWN_OUTAGE_TIMEOUT : TIMEOUT, last, { ref: false })])
    if (page === last) isUnreachable = true
    return page
  }

  /** A render that started before a change is never served to a request that arrives after it. */
  function renderOnce(key: string, current: number | null): Promise<CachedPage | null> {
    const under = renders.get(key)
    if (under && current !== null && under.revision === current) return under.page
    const render: Render = { revision: current, page: make(key, current) }
    renders.set(key, render)
    const land = () => {
      if (renders.get(key) === render) renders.delete(key)
    }
    render.page.then(land, land)
    return render.page
  }

  async function make(address: string, current: number | null): Promise<CachedPage | null> {
    const moment = now()
    const tomorrow = startOfDay(addDays(dayInMonterrey(moment), 1))
    const response = await ask(address)
    if (response.headers.has('Set-Cookie')) return null
    const made = moment.getTime()
    const page = await readPage(response, { address, revision: current, made, expires: tomorrow.getTime() })
    if (!page.isRefusal) isUnreachable = isOutage(page) || isStale()
    if (page.etag && made >= (pages.peek(address)?.made ?? 0)) pages.set(address, page)
    // What is gone must not come back while the store is out of reach.
    if (page.status < 500 && !page.etag) pages.delete(address)
    return page
  }

  async function encoded(page: CachedPage, encoding: Encoding): Promise<Buffer> {
    const body = await bodyIn(page, encoding)
    updateSize(page)
    return body
  }

  function sent(page: CachedPage) {
    if (!countSent(page)) return
    compressBest(page).then(
      () => updateSize(page),
      () => {},
    )
  }

  function updateSize(page: CachedPage) {
    if (pages.peek(page.address) !== page) return
    pages.delete(page.address)
    pages.set(page.address, page)
  }

  const size = () => ({ pages: pages.size, bytes: pages.calculatedSize, mostBytes: maxBytes })
  const age = ({ made }: CachedPage) => Math.round((now().getTime() - made) / 1000)
  return { hit, find, encoded, sent, age, size }
}
