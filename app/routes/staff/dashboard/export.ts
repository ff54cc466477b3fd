import { isAllowed } from '#app/accounts/role.ts'
import { staffContext } from '#app/accounts/staff-context.server.ts'
import { findTimeZone } from '#app/agency/agency-days.server.ts'
import { partsContext } from '#app/http/parts.server.ts'
import { exportFile } from '#app/inventory/export/export-file.server.ts'
import { parsePanelQuery } from '#app/inventory/panel-search.ts'
import type { Route } from './+types/export.ts'

/** 'Exportar Datos' (decision 7): the properties that the list shows, as a file. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { store, now } = context.get(partsContext)
  const selection = parsePanelQuery(new URL(request.url).searchParams)
  const timeZone = await findTimeZone(store)
  // How to reach an owner is only for those who may edit.
  const seesContacts = isAllowed(context.get(staffContext).role, 'edit')
  const file = exportFile(store, { format: params.format, selection, now: now(), timeZone, seesContacts })
  if (file) return file
  return new Response('No hay ese formato.', { status: 404, headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}
