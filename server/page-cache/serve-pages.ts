import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { COOKIE_PREFIX } from '#app/accounts/cookie-prefix.ts'
import type { CacheAnswer } from '#app/health/watch.server.ts'
import { type Encoding, acceptedEncoding } from '#server/accepted-encoding.ts'
import { matchesTag } from '#app/http/entity-tag.server.ts'
import { PREFETCH_CACHE_CONTROL, isPrefetchedData } from '#server/prefetched-data.ts'
import type { CachedPage } from './cached-page.ts'
import type { Found, PageCache } from './page-cache.ts'
import { pageKey } from './page-key.ts'
import type { Answered } from '#server/watch-requests.ts'

/**
 * @param onAnswer called when the response starts
 * @returns true if it answers, now or later; `pass` hands the request to the app after all
 */
export type ServePage = (
  request: IncomingMessage,
  response: ServerResponse,
  pass: () => void,
  onAnswer: (answered: Answered) => void,
) => boolean

/** A host name with an optional port. The app rejects other values. */
const PLAIN_HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d+)?$/i

/** Answers requests for public pages from the cache, before the framework. */
export function servePagesFrom(cache: PageCache): ServePage {
  return function servePage(request, response, pass, onAnswer) {
    if (!isPublicRequest(request)) return false
    const { url = '' } = request
    const exact = cache.hit(url)
    if (exact) {
      onAnswer(send(cache, exact, 'hit', request, response))
      return true
    }
    const key = pageKey(url)
    if (!key) return false
    const cached = cache.hit(key)
    if (cached) onAnswer(send(cache, cached, 'hit', request, response))
    else void answer(cache, key, request, response).then((answered) => (answered ? onAnswer(answered) : pass()))
    return true
  }
}

/** @returns null if the app has to answer this request itself */
async function answer(
  cache: PageCache,
  key: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<Answered | null> {
  const found = await cache.find(key).catch(() => null)
  if (!found || losesParameters(found, request.url)) return null
  return send(cache, found.page, found.outcome, request, response)
}

/** Visitors have no session cookie. A request with one is answered by the app and never cached. */
function isPublicRequest({ method, headers: { authorization, cookie, host = '' } }: IncomingMessage): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
  return authorization === undefined && !cookie?.includes(COOKIE_PREFIX) && PLAIN_HOST.test(host)
}

/** A redirect passes unknown parameters on (campaign codes), but the cache requested it without them. */
function losesParameters({ page }: Found, url: string | undefined): boolean {
  return page.status < 400 && page.status !== 200 && page.address !== url
}

function send(
  cache: PageCache,
  page: CachedPage,
  outcome: CacheAnswer,
  request: IncomingMessage,
  response: ServerResponse,
): Answered {
  const isUnchanged = page.etag !== null && matchesTag(request.headers['if-none-match'], page.etag)
  const headers = [...(isUnchanged ? page.headersUnchanged : page.headers), 'Server-Timing', TIMINGS[outcome]]
  const purpose = request.headers['sec-purpose']
  if (page.etag !== null && isPrefetchedData(request.url ?? '', purpose?.toString()))
    headers[headers.indexOf('Cache-Control') + 1] = PREFETCH_CACHE_CONTROL
  const requestId = page.requestId ?? randomUUID()
  headers.push('X-Request-Id', requestId)
  if (outcome === 'stale') headers.push('Age', String(cache.age(page)))
  if (isUnchanged) {
    response.writeHead(304, headers).end()
    return { status: 304, requestId, cache: outcome }
  }
  const answered: Answered = { status: page.status, requestId, cache: outcome }
  const encoding = page.shrinks ? acceptedEncoding(String(request.headers['accept-encoding'] ?? '')) : 'identity'
  const end = (body: Buffer, as: Encoding) => {
    if (as !== 'identity') headers.push('Content-Encoding', as)
    headers.push('Content-Length', String(body.byteLength))
    response.writeHead(page.status, headers)
    if (request.method === 'HEAD') response.end()
    else response.end(body)
    cache.sent(page)
  }
  const body = page.bodies[encoding]
  if (body) {
    end(body, encoding)
    return answered
  }
  const plain = page.bodies.identity
  cache.encoded(page, encoding).then(
    (made) => end(made, encoding),
    () => (plain ? end(plain, 'identity') : response.destroy()),
  )
  return answered
}

const TIMINGS: Record<CacheAnswer, string> = {
  hit: 'cache;desc=hit',
  miss: 'cache;desc=miss',
  stale: 'cache;desc=stale',
}
