import { randomUUID } from 'node:crypto'
import { RouterContextProvider, createRequestHandler } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import { allowedMethods } from '#app/accounts/access-table.server.ts'
import { onUnreadableJson } from '#app/text/stored-json.ts'
import {
  type Parts,
  clientAddressContext,
  partsContext,
  peerContext,
  requestIdContext,
} from '#app/http/parts.server.ts'
import { clientAddress } from './client-address.ts'
import { isCrossSite, refuseCrossSite } from './cross-site.ts'
import { NO_TRANSFORM } from './page-cache/cached-page.ts'
import { makePrefetchCacheable } from './prefetched-data.ts'
import { failurePage, answerFailure } from './failure-page.ts'
import type { App } from './http.ts'
import { answerBeforeRoute, answerMethod } from './methods.ts'
import { publicPattern, redirectAfter, redirectBefore } from './old-addresses.ts'
import { isForeignHost, refuseForeignHost } from './panel-host.ts'
import { strictTransportSecurity } from './strict-transport-security.ts'
import { routePatterns } from './route-patterns.ts'
import { RETRY_AFTER, answerOutages } from './store-outage.ts'
import { asUnknown, withDecodablePath } from './undecodable-path.ts'

/** Tests take the page cache from this build: it must share the catalogue of the app. */
export { cachePages } from './page-cache/cache-pages.ts'

/** Returns the route pattern of a path. */
export const patternOf = routePatterns(build.routes)

/** Headers of every response (docs/operations.md). The CSP is added to each document. */
const SECURITY_HEADERS: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(self), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

/** The whole product as a function from request to response. The server and the tests call this same function. */
export function createApp(parts: Parts): App {
  // React Router's own origin check does not work behind a proxy and answers in English: `isCrossSite` replaces it.
  const handle = createRequestHandler({ ...answerOutages(build), allowedActionOrigins: ['**'] }, import.meta.env.MODE)
  onUnreadableJson((error) => parts.report({ requestId: '', error, url: '', method: '' }))
  const headers = { ...SECURITY_HEADERS, ...strictTransportSecurity(parts) }
  return async function answer(request, peer = '') {
    const requestId = randomUUID()
    const context = new RouterContextProvider()
    context.set(partsContext, parts)
    context.set(requestIdContext, requestId)
    context.set(peerContext, peer)
    context.set(clientAddressContext, clientAddress(request.headers, peer, parts.trustProxy))
    let response: Response
    try {
      const matched = patternOf(new URL(request.url).pathname)
      const pattern = publicPattern(request, matched)
      const routed = matched === pattern ? withDecodablePath(request) : asUnknown(request)
      const asked = { request, pattern }
      const refusal =
        answerBeforeRoute(request.method, allowedMethods(pattern)) ??
        (isForeignHost(request, pattern, parts) ? refuseForeignHost() : null) ??
        (isCrossSite(request, parts.publicUrl) ? refuseCrossSite() : null)
      response = refusal ?? (await redirectBefore(asked, parts)) ?? (await answerRoute(routed))
      response = await redirectAfter(response, asked, parts)
    } catch (error) {
      // An aborted request needs no log entry.
      if (!request.signal.aborted) parts.report({ requestId, error, url: request.url, method: request.method })
      response = failurePage(requestId)
    }
    for (const [name, value] of Object.entries(headers)) response.headers.set(name, value)
    response.headers.set('X-Request-Id', requestId)
    forbidHeuristicCaching(response)
    forbidTransforming(response)
    if (response.status === 503 && !response.headers.has('Retry-After'))
      response.headers.set('Retry-After', RETRY_AFTER)
    return response

    async function answerRoute(routed: Request): Promise<Response> {
      const answered = answerMethod(await handle(routed, context))
      return makePrefetchCacheable(request, answerFailure(answered, requestId))
    }
  }
}

/**
 * Some proxies replace the e-mail addresses in a page by a script, which the page's policy refuses: the address would be gone,
 * and React would find another document than it rendered (RFC 9111).
 */
function forbidTransforming({ headers }: Response): void {
  if (headers.get('Content-Type')?.startsWith('text/html')) headers.append('Cache-Control', NO_TRANSFORM)
}

/** Browsers may cache these responses for ever without a Cache-Control header (RFC 9111). */
const CACHED_BY_DEFAULT = new Set([301, 308, 404, 410])

/**
 * A redirect or deleted address can become a page again (a slug changed back, a property restored from the trash), so
 * browsers must revalidate these responses. A browser that cached redirects in both directions would loop between them.
 */
function forbidHeuristicCaching({ status, headers }: Response): void {
  if (CACHED_BY_DEFAULT.has(status) && !headers.has('Cache-Control')) headers.set('Cache-Control', 'no-cache')
}
