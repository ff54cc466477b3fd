import { type MiddlewareFunction, data, redirect } from 'react-router'
import type { Permission } from '#app/panel/permission.ts'
import { partsContext } from '#app/http/parts.server.ts'
import { recordRefusal } from './events/record-event.server.ts'
import { isGranted, neededFor } from './access-table.server.ts'
import { loginPath } from './return-path.ts'
import { permissionsOf } from './role.ts'
import { readSession, withCookies } from './session.server.ts'
import { type Staff, demandContext, sessionContext, staffContext } from './staff-context.server.ts'

/**
 * The single guard of all staff routes: documents, data requests and posts. Anyone not signed in is redirected
 * to the login, and back to the page afterwards; who is, but may not do this by their role, gets 403. Neither request is
 * carried out.
 * @param frameOf what the page of a refusal needs beside the person
 */
export function requireStaff(frameOf: (request: Request) => object): MiddlewareFunction<Response> {
  return async ({ request, url, pattern, context }, next) => {
    const { accounts, store, now } = context.get(partsContext)
    const { staff, sessionId, cookies } = await readSession(accounts, request.headers)
    if (!staff) return withSession(toLogin(request, url, cookies.length > 0))
    const needed = neededFor(pattern, request.method)
    if (needed !== 'nothing') await demand(needed)
    context.set(staffContext, staff)
    context.set(sessionContext, sessionId)
    context.set(demandContext, demand)
    return withSession(await next())

    function withSession(response: Response): Response {
      withCookies(cookies, response.headers)
      return response
    }

    async function demand(permission: Permission) {
      if (!staff || isGranted(staff.role, permission)) return
      await recordRefusal(store.db, staff, `/${pattern.replace(/^\//, '')}`, now())
      throw data({ refused: permission, ...ofPerson(staff), ...frameOf(request) }, { status: 403 })
    }
  }
}

/** What the panel shows of whoever is signed in, and what it offers them. */
export function ofPerson({ name, email, role }: Staff) {
  return { person: { name, email }, may: permissionsOf(role) }
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
