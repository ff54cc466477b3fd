import { type MiddlewareFunction, data, redirect } from 'react-router'
import type { Permission } from '#app/panel/permission.ts'
import { type Parts, partsContext } from '#app/http/parts.server.ts'
import { recordRefusal } from '#app/records/account-log.server.ts'
import { isGranted, requiredPermission } from './access-table.server.ts'
import { type LoginReason, loginPath } from './return-path.ts'
import { permissionsOf } from './role.ts'
import { readSession, withCookies } from './session.server.ts'
import { type Staff, demandContext, sessionContext, staffContext } from './staff-context.server.ts'

/**
 * The single guard of all staff routes: documents, data requests and posts. It runs before loaders and actions. Anyone
 * not signed in is redirected to the login, and back to the page afterwards. Anyone without the permission gets 403.
 * @param frameOf more data for the 403 page, beside the person
 */
export function requireStaff(
  frameOf: (request: Request, parts: Parts) => Promise<object>,
): MiddlewareFunction<Response> {
  return async ({ request, url, pattern, context }, next) => {
    const parts = context.get(partsContext)
    const { accounts, store, now } = parts
    const { staff, sessionId, cookies } = await readSession(accounts, request.headers)
    if (!staff) {
      return withSession(toLogin(request, url, cookies.length > 0 ? 'ended' : null))
    }
    const required = requiredPermission(pattern, request.method)
    if (required !== 'nothing') await demand(required)
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
      throw data({ refused: permission, ...personData(staff), ...(await frameOf(request, parts)) }, { status: 403 })
    }
  }
}

/** The signed-in person as the panel shows them, and what they may do. */
export function personData({ name, email, role }: Staff) {
  return { person: { name, email }, may: permissionsOf(role) }
}

/** Staff answers are never cached nor indexed. */
export const keepPrivate: MiddlewareFunction<Response> = async (_args, next) => {
  const response = await next()
  response.headers.set('Cache-Control', 'no-store')
  response.headers.set('X-Robots-Tag', 'noindex')
  return response
}

function toLogin(request: Request, url: URL, reason: LoginReason | null): Response {
  if (request.method === 'GET' || request.method === 'HEAD')
    return redirect(loginPath(url.pathname + url.search, reason))
  // Only pages of signed-in people post: the session ended while the page was open.
  return redirect(loginPath(postingPage(request, url), 'ended'), 303)
}

/** The page that sent a post; the posted address itself may not be a page. */
function postingPage(request: Request, url: URL): string {
  const referrer = request.headers.get('Referer') ?? ''
  if (!URL.canParse(referrer)) return url.pathname
  const page = new URL(referrer)
  return page.host === url.host ? page.pathname + page.search : url.pathname
}
