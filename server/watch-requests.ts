import type { IncomingMessage } from 'node:http'
import type { CacheAnswer, Watch } from '#app/health/watch.server.ts'

/** What a request came to. `requestId` is null for a file of the build, which has none. */
export type Answered = { status: number; requestId: string | null; cache: CacheAnswer | null }

/** Is told of every answer when it begins. @param began a reading of `performance.now()` */
export type WatchAnswer = (request: IncomingMessage, answered: Answered, began: number) => void

/** A request of the log: nothing of who asked, nor of what was typed. */
export type RequestLine = {
  requestId: string
  method: string
  route: string
  status: number
  ms: number
  cache?: CacheAnswer
}

/** Milliseconds from which a request is told in the log even where others are not. */
const SLOW = 5_000
/** Status in the log of a request whose sender left before its body was sent: no answer reached anybody. */
export const CLIENT_LEFT = 499
/** What was refused is told too, as a sign of somebody who tries: cross-site, without permission, too often. */
const REFUSED = new Set([403, 421, 429, CLIENT_LEFT])
/** As many of them in a minute: who insists does not fill the log. */
const REFUSALS = { most: 60, window: 60_000 }
/** Route of what no route of the app answered. */
const BUILD_FILE = 'archivo'
/** Anybody may write any other word there. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'OPTIONS'])

type Needs = {
  watch: Watch
  patternOf: (pathname: string) => string
  log: (line: RequestLine) => void
  /** Whether all are told. */
  logsAll: boolean
}

/** Counts answers for the metrics and tells of them in the log. */
export function watchRequests({ watch, patternOf, log, logsAll }: Needs): WatchAnswer {
  const isLogged = fewRefusals()
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

/** Whether one more refusal is told at an instant. */
function fewRefusals(): (now: number) => boolean {
  let [begin, logged] = [-Infinity, 0]
  return (now) => {
    if (now - begin >= REFUSALS.window) [begin, logged] = [now, 0]
    logged += 1
    return logged <= REFUSALS.most
  }
}

const STATUS_CLASSES = ['', '1xx', '2xx', '3xx', '4xx', '5xx']

export function pathOf(url: string): string {
  const query = url.indexOf('?')
  return query < 0 ? url : url.slice(0, query)
}
