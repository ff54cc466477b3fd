import { staffContext } from '#app/accounts/staff-context.server.ts'
import { partsContext } from '#app/http/parts.server.ts'
import { findLeadScope } from '#app/accounts/find-lead-scope.server.ts'
import { findSeenVisit } from '#app/leads/visits/seen-visit.server.ts'
import { visitorFile, visitorFileName } from '#app/leads/visits/visitor-file.server.ts'
import type { Route } from './+types/visitor-file.ts'

/** The calendar file of a visit, for its visitor. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const parts = context.get(partsContext)
  const scope = await findLeadScope(parts.store.db, context.get(staffContext))
  const found = await findSeenVisit(parts.store.db, scope, params)
  if (!found)
    return new Response('No hay esa visita.', {
      status: 404,
      headers: { 'Content-Type': 'text/plain; charset=utf-8' },
    })
  return new Response(await visitorFile(parts, found.visit), {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `attachment; filename="${visitorFileName(found.visit)}"`,
    },
  })
}
