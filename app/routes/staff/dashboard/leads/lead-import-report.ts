import { staffContext } from '#app/accounts/staff-context.server.ts'
import { LEAD_IMPORTS } from '#app/inventory/lead-import/lead-imports.server.ts'
import { partsContext } from '#app/http/parts.server.ts'
import { importReport } from '#app/inventory/import/report.server.ts'
import type { Route } from './+types/lead-import-report.ts'

/** What became of each row of an import of leads, as a CSV. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const report = await importReport(LEAD_IMPORTS, context.get(partsContext).store, {
    id: params.importId,
    viewer: context.get(staffContext),
  })
  return (
    report ??
    new Response('No hay esa importación.', { status: 404, headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
  )
}
