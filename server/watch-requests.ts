import type { IncomingMessage } from 'node:http'
import type { CacheAnswer, Watch } from '#app/health/watch.server.ts'

/** Outcome of a request. `requestId` is null for static files, which have none. */
export type Answered = { status: number; requestId: string | null; cache: CacheAnswer | null }

/** Called for every response when it starts. @param began a reading of `performance.now()` */
export type WatchAnswer = (request: IncomingMessage, answered: Answered, began: number) => void

/** A logged request, without personal data and without what was typed. */
export type RequestLine = {
  requestId: string
  method: string
  route: string
  status: number
  ms: number
  cache?: CacheAnswer
}

/** Requests that take this many milliseconds are always logged. */
const SLOW = 5_000
/** Logged status of a request whose client disconnected before its body was complete. */
export const CLIENT_LEFT = 499
/** Refused requests are logged too: cross-site, without permission, too many, aborted. */
const REFUSED = new Set([403, 421, 429, CLIENT_LEFT])
/** Maximum of logged refusals per minute, so that an attacker can't fill the log. */
const REFUSAL_LIMIT = { most: 60, window: 60_000 }
/** Route label of static files. */
const BUILD_FILE = 'archivo'
/** Methods that get their own metrics label; anything else counts as OTHER. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'OPTIONS'])

type Needs = {
  watch: Watch
  patternOf: (pathname: string) => string
  log: (line: RequestLine) => void
  /** Whether all requests are logged. */
  logsAll: boolean
}

/** Counts responses for the metrics and logs them. */
export function watchRequests({ watch, patternOf, log, logsAll }: Needs): WatchAnswer {
  const isLogged = refusalLimiter()
  return ({ method = '', url = '/' }, { status, requestId, cache }, began) => {
    const ms = performance.now() - began
    const route = requestId === null ? BUILD_FILE : patternOf(pathOf(url))
    const known = METHODS.has(method) ? method : 'OTHER'
    const labels = { route, method: known, status: STATUS_CLASSES[Math.floor(status / 100)] ?? '5xx' }
    watch.requests.observe(labels, ms / 1_000)
    if (cache) watch.cacheAnswers[cache] += 1
    if ((logsAll && requestId !== null) || ms >= SLOW || (REFUSED.has(status) && isLogged(began)))
      log({ requestId: requestId ?? '', method: known, route, status, ms: Math.round(ms), ...(cache && { cache }) })
  }
}

/** Returns a function that tells whether one more refusal may be logged. */
function refusalLimiter(): (now: number) => boolean {
  let [begin, logged] = [-Infinity, 0]
  return (now) => {
    if (now - begin >= REFUSAL_LIMIT.window) [begin, logged] = [now, 0]
    logged += 1
    return logged <= REFUSAL_LIMIT.most
  }
}

const STATUS_CLASSES = ['', '1xx', '2xx', '3xx', '4xx', '5xx']

export function pathOf(url: string): string {
  const query = url.indexOf('?')
  return query < 0 ? url : url.slice(0, query)
}
