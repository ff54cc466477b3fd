import { type MiddlewareFunction, redirect } from 'react-router'
import { partsContext } from '#app/parts.server.ts'
import { loginPath } from './return-path.ts'
import { readSession, withCookies } from './session.server.ts'
import { staffContext } from './staff-context.server.ts'

/**
 * The single guard of all staff routes: documents, data requests and posts. Anyone not signed in is redirected
 * to the login, and back to the page afterwards; the request itself is not carried out.
 */
export const requireStaff: MiddlewareFunction<Response> = async ({ request, url, context }, next) => {
  const { staff, cookies } = await readSession(context.get(partsContext).accounts, request.headers)
  if (staff) context.set(staffContext, staff)
  const response = staff ? await next() : toLogin(request, url, cookies.length > 0)
  withCookies(cookies, response.headers)
  return response
}

/** Staff answers are never cached nor indexed. */
export const keepPrivate: MiddlewareFunction<Response> = async (_args, next) => {
  const response = await next()
  response.headers.set('Cache-Control', 'no-store')
  response.headers.set('X-Robots-Tag', 'noindex')
  return response
}

/** @param dead whether the request brought a session that is over: its cookie is then put away */
function toLogin(request: Request, url: URL, dead: boolean): Response {
  if (request.method === 'GET' || request.method === 'HEAD') return redirect(loginPath(url.pathname + url.search, dead))
  // Only a page of somebody who was signed in sends anything: its session ended while it was open.
  return redirect(loginPath(pageOf(request, url), true), 303)
}

/** The page that a post came from: the address of the post may not be a page. */
function pageOf(request: Request, url: URL): string {
  const referrer = request.headers.get('Referer') ?? ''
  if (!URL.canParse(referrer)) return url.pathname
  const page = new URL(referrer)
  return page.host === url.host ? page.pathname + page.search : url.pathname
}
