import { staffContext } from '#app/accounts/staff-context.server.ts'
import { findTimeZone } from '#app/agency/agency-days.server.ts'
import { partsContext } from '#app/http/parts.server.ts'
import { leadsFile } from '#app/inventory/export/lead-export.server.ts'
import { findLeadScope } from '#app/accounts/find-lead-scope.server.ts'
import { leadQueryIn } from '#app/leads/lead-query.ts'
import type { Route } from './+types/export-leads.ts'

/** The leads that the list shows, as a file. */
export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { store, now } = context.get(partsContext)
  const filters = leadQueryIn(url.searchParams)
  const scope = await findLeadScope(store.db, context.get(staffContext))
  const timeZone = await findTimeZone(store)
  const file = leadsFile(store, { format: params.format, filters, scope, now: now(), timeZone })
  if (file) return file
  return new Response('No hay ese formato.', { status: 404, headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}
