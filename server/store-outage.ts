import { sql } from 'kysely'
import { type RouterContextProvider, type ServerBuild, data } from 'react-router'
import type { Store } from '#app/db/store.server.ts'
import { FULL } from '#app/forms/no-answer.ts'
import { isDiskFull, isStoreUnreachable } from '#app/db/unreachable.server.ts'
import { UnreadableJson } from '#app/text/stored-json.ts'
import { partsContext, requestIdContext } from '#app/http/parts.server.ts'

/** Value of Retry-After in seconds. */
export const RETRY_AFTER = '15'

type HandlerArgs = { request: Request; context: Readonly<RouterContextProvider> }
type Route = NonNullable<ServerBuild['routes'][string]>

/**
 * Wraps all routes so that an unreachable database gives a 503 instead of a 500 for documents, data and posts, a full disk
 * a 507, and stored JSON without which nothing can be shown or restored a 422. The cause is logged and not shown.
 */
export function answerOutages(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => [id, route && guarded(route)])
  return { ...build, routes: Object.fromEntries(routes) }
}

function guarded(route: Route): Route {
  const { loader, action, middleware } = route.module
  return {
    ...route,
    module: {
      ...route.module,
      ...(loader && { loader: guard(loader) }),
      ...(action && { action: guard(action) }),
      ...(middleware && {
        middleware: middleware.map((each) => guard(each)),
      }),
    },
  }
}

function guard<A extends HandlerArgs, Rest extends unknown[], T>(answer: (args: A, ...rest: Rest) => T | Promise<T>) {
  return async (args: A, ...rest: Rest): Promise<T> => {
    try {
      return await answer(args, ...rest)
    } catch (error) {
      const { context, request } = args
      if (error instanceof UnreadableJson) throw data(null, { status: 422, statusText: 'Unprocessable Content' })
      const isFull = isDiskFull(error)
      if (!isFull && !(await isOutage(error, context.get(partsContext).store))) throw error
      const requestId = context.get(requestIdContext)
      context.get(partsContext).report({ requestId, error, url: request.url, method: request.method })
      throw isFull
        ? data(null, { status: FULL, statusText: 'Insufficient Storage' })
        : data(null, { status: 503, statusText: 'Service Unavailable' })
    }
  }
}

/** A library's error may hide its cause, so a query tests the database itself. */
async function isOutage(error: unknown, store: Store): Promise<boolean> {
  if (!(error instanceof Error)) return false
  if (isStoreUnreachable(error)) return true
  try {
    await sql`select 1`.execute(store.db)
    return false
  } catch (reason) {
    return isStoreUnreachable(reason)
  }
}
