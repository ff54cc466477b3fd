import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { COOKIE_PREFIX } from '#app/accounts/cookie-prefix.ts'
import { type Encoding, acceptedEncoding } from '#server/accepted-encoding.ts'
import { isUnchanged } from '#server/entity-tag.ts'
import type { KeptPage } from './kept-page.ts'
import type { Found, PageCache } from './page-cache.ts'
import { pageKey } from './page-key.ts'

/** @returns true when it answers, now or later; `pass` hands the request on to the app after all */
export type ServePage = (request: IncomingMessage, response: ServerResponse, pass: () => void) => boolean

type Exchange = { request: IncomingMessage; response: ServerResponse }

/** A name with an optional port. The app refuses what is no host. */
const PLAIN_HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d+)?$/i
/** Distinct Accept-Encoding headers that are remembered: browsers send a handful. */
const MOST_HEADERS = 100

/** Answers requests for pages that are the same for everybody from the cache, ahead of the framework. */
export function servePagesFrom(cache: PageCache): ServePage {
  return function servePage(request, response, pass) {
    const { method, url = '', headers } = request
    if ((method !== 'GET' && method !== 'HEAD') || !isAnonymous(headers) || !PLAIN_HOST.test(headers.host ?? ''))
      return false
    const exchange = { request, response }
    const exact = cache.hit(url)
    const key = exact ? null : pageKey(url)
    const kept = exact ?? (key && cache.hit(key.address))
    if (kept) send(cache, exchange, kept, 'hit')
    else if (key)
      cache.find(key).then((found) => {
        if (found && !losesParameters(found, url)) send(cache, exchange, found.page, found.said)
        else pass()
      }, pass)
    return kept !== null || key !== null
  }
}

/** Visitors have no cookie of ours: whoever has one is answered by the app, and what they get is never kept. */
function isAnonymous({ authorization, cookie }: IncomingHttpHeaders): boolean {
  return authorization === undefined && !cookie?.includes(COOKIE_PREFIX)
}

/** A redirect hands on what it was asked with, campaign codes too: the app was asked without them. */
function losesParameters({ page }: Found, url: string): boolean {
  return page.status < 400 && page.status !== 200 && page.address !== url
}

function send(cache: PageCache, { request, response }: Exchange, page: KeptPage, said: 'hit' | Found['said']) {
  const headers = [...page.headers, 'X-Request-Id', page.requestId ?? randomUUID(), 'Server-Timing', TIMINGS[said]]
  if (said === 'stale') headers.push('Age', String(Math.round((Date.now() - page.made) / 1000)))
  if (page.etag && isUnchanged(request.headers['if-none-match'], page.etag)) {
    response.writeHead(304, headers).end()
    return
  }
  const encoding = page.shrinks ? encodingFor(request.headers['accept-encoding']) : 'identity'
  const end = (body: Buffer) => {
    if (encoding !== 'identity') headers.push('Content-Encoding', encoding)
    headers.push('Content-Length', String(body.byteLength))
    response.writeHead(page.status, headers)
    if (request.method === 'HEAD') response.end()
    else response.end(body)
    cache.sent(page)
  }
  const body = page.bodies[encoding]
  if (body) end(body)
  else void cache.encoded(page, encoding).then(end)
}

const TIMINGS = { hit: 'cache;desc=hit', miss: 'cache;desc=miss', stale: 'cache;desc=stale' }

const encodings = new Map<string, Encoding>()

function encodingFor(header: string | string[] = ''): Encoding {
  const asked = String(header)
  const known = encodings.get(asked)
  if (known) return known
  const encoding = acceptedEncoding(asked)
  if (encodings.size < MOST_HEADERS) encodings.set(asked, encoding)
  return encoding
}
