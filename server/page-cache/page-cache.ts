import { setTimeout as wait } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import { addDays, dayIn, startOfDay } from '#app/calendar/calendar-day.ts'
import type { TimeZone } from '#app/calendar/time-zones.ts'
import type { Revision } from '#app/db/revision.ts'
import type { Encoding } from '#server/accepted-encoding.ts'
import { type CachedPage, countSent, bodyIn, compressBest, readPage, sizeOf } from './cached-page.ts'

/**
 * Timeouts in milliseconds for a store that does not answer, while there is a stale page to show: at first, and once
 * the outage is known.
 */
const TIMEOUT = 2_000
const KNOWN_OUTAGE_TIMEOUT = 500
const OUT_OF_SERVICE = 503

/** A new render, or a stale page while the store is unreachable. */
export type Found = { page: CachedPage; outcome: 'miss' | 'stale' }

export type PageCache = {
  /** The fresh page that is cached under exactly this address. */
  hit: (address: string) => CachedPage | null
  /** Renders the page; concurrent requests share one render. Null if the response is for one visitor only. */
  find: (key: string) => Promise<Found | null>
  /** Its body in an encoding that does not exist yet. */
  encoded: (page: CachedPage, encoding: Encoding) => Promise<Buffer>
  /** Call it for each page that was sent. */
  sent: (page: CachedPage) => void
  /** Seconds since it was rendered. */
  age: (page: CachedPage) => number
  /** Current size of the cache. */
  size: () => { pages: number; bytes: number; mostBytes: number }
}

type Needs = {
  /** Requests an address from the app without any visitor's headers, so nothing private can come back. */
  fetchPage: (address: string) => Promise<Response>
  revision: Revision
  /** Whether pages are rendered from an outdated snapshot, because the store is unreachable. */
  isStale: () => boolean
  now: () => Date
  /** The time zone whose midnight ends the life of a page. */
  findTimeZone: () => Promise<TimeZone>
  maxBytes: number
}

/**
 * Whether the store is unreachable. A refusal for lack of capacity is no outage: stale pages must not be served then.
 */
function isOutage({ status, isRefusal }: CachedPage): boolean {
  return status === OUT_OF_SERVICE && !isRefusal
}

type Render = { revision: number | null; page: Promise<CachedPage | null> }

export function openPageCache({ fetchPage, revision, isStale, now, findTimeZone, maxBytes }: Needs): PageCache {
  const pages = new LRUCache<string, CachedPage>({ maxSize: maxBytes, sizeCalculation: sizeOf })
  const renders = new Map<string, Render>()
  /** Whether the store was unreachable at its last use, and whether a request is testing it now. */
  let isUnreachable = false
  let isRetrying = false

  /**
   * A page is fresh while the revision equals the one before its render, so a change during the render makes it stale.
   * It also expires at midnight.
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
   * The revision is unknown: the store is probably unreachable and may not even refuse connections. Once that is known,
   * one request at a time tests whether it is back.
   * @returns `last` if no answer comes in time
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
    const running = renders.get(key)
    if (running && current !== null && running.revision === current) return running.page
    const render: Render = { revision: current, page: make(key, current) }
    renders.set(key, render)
    const forget = () => {
      if (renders.get(key) === render) renders.delete(key)
    }
    render.page.then(forget, forget)
    return render.page
  }

  async function make(address: string, current: number | null): Promise<CachedPage | null> {
    const moment = now()
    const response = await fetchPage(address)
    if (response.headers.has('Set-Cookie')) return null
    const made = moment.getTime()
    const timeZone = await findTimeZone()
    const tomorrow = startOfDay(timeZone, addDays(dayIn(timeZone, moment), 1))
    const page = await readPage(response, { address, revision: current, made, expires: tomorrow.getTime() })
    if (!page.isRefusal) isUnreachable = isOutage(page) || isStale()
    if (page.etag && made >= (pages.peek(address)?.made ?? 0)) pages.set(address, page)
    // A page that no longer exists must not be served during an outage.
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
