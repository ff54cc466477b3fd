import { type RouterContextProvider, createContext } from 'react-router'
import { actorOf, staffContext } from '#app/accounts/staff-context.server.ts'
import { partsContext, requestIdContext } from '#app/http/parts.server.ts'
import type { Post } from '#app/editing/form/save-form.server.ts'

type Args = { request: Request; context: Readonly<RouterContextProvider> }

/** Set by an action whose property was deleted, so that the loader opens a new form instead of redirecting. */
export const goneContext = createContext(false)

/** A form posted by a member of staff. */
export function staffPost({ request, context }: Args): Post {
  return {
    parts: context.get(partsContext),
    request,
    actor: actorOf(context.get(staffContext)),
    reportFailure: (failure) => reportFailure(failure, { request, context }),
  }
}

/** Logs a failure; the person sees only a short message. */
export function reportFailure(error: unknown, { request: { url, method }, context }: Args): void {
  context.get(partsContext).report({ requestId: context.get(requestIdContext), error, url, method })
}
