import { allowedMethods } from '#app/accounts/access-table.server.ts'
import { isId } from '#app/catalogue/property/find-records.server.ts'
import { isStoreUnreachable } from '#app/db/unreachable.server.ts'
import type { Parts } from '#app/http/parts.server.ts'
import { followOldAddress } from '#app/redirects/follow-redirect.server.ts'
import { PAGES_WITH_IDS, hasOldId } from '#app/redirects/old-address.ts'

/** The pattern of paths that no route matches. */
const UNKNOWN = '/*'
const OF_A_PROPERTY = /^\/property\/([^/]+)/

/** Statuses of a page that is not there. */
const MISSING = new Set([404, 410])

/**
 * The pattern of a requested path, for who may read it: '/property/nave-en-apodaca' is an address of an earlier site and
 * public, because the
 * ids of the panel are UUIDs.
 */
export function publicPattern(request: Request, pattern: string): string {
  const [, id] = OF_A_PROPERTY.exec(new URL(request.url).pathname) ?? []
  const isOurs = id === undefined || isId(id) || !isPageRequest(request)
  return pattern.startsWith('/property/') && !isOurs ? UNKNOWN : pattern
}

type Asked = { request: Request; pattern: string }

/** The redirect of an address that is surely no page of this site; null where a page may answer. */
export async function redirectBefore({ request, pattern }: Asked, { store }: Parts): Promise<Response | null> {
  if (!isPageRequest(request)) return null
  const url = new URL(request.url)
  const isFormOnly = allowedMethods(pattern) === 'POST'
  const hasId = PAGES_WITH_IDS.includes(pattern) && hasOldId(url.searchParams)
  return pattern === UNKNOWN || isFormOnly || hasId ? redirectOf(url, store) : null
}

/** The redirect of an address whose page turned out not to exist; else the answer itself. */
export async function redirectAfter(
  response: Response,
  { request, pattern }: Asked,
  { store }: Parts,
): Promise<Response> {
  const isMissing = MISSING.has(response.status) && pattern !== UNKNOWN && isPageRequest(request)
  return (isMissing && (await redirectOf(new URL(request.url), store))) || response
}

function isPageRequest({ method, url }: Request): boolean {
  return (method === 'GET' || method === 'HEAD') && !new URL(url).pathname.endsWith('.data')
}

/** While the store is out of reach, an unknown address has the same page as ever. */
async function redirectOf(url: URL, store: Parts['store']): Promise<Response | null> {
  const led = await followOldAddress(store, url).catch((failure: unknown) => {
    if (isStoreUnreachable(failure)) return null
    throw failure
  })
  return led && new Response(null, { status: led.status, headers: { Location: led.path } })
}
