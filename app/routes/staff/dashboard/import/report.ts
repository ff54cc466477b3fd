import { staffContext } from '#app/accounts/staff-context.server.ts'
import { PROPERTY_IMPORTS } from '#app/inventory/import/property-imports.server.ts'
import { partsContext } from '#app/http/parts.server.ts'
import { importReport } from '#app/inventory/import/report.server.ts'
import type { Route } from './+types/report.ts'

/** What became of each row of an import, as a CSV. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const report = await importReport(PROPERTY_IMPORTS, context.get(partsContext).store, {
    id: params.importId,
    viewer: context.get(staffContext),
  })
  return (
    report ??
    new Response('No hay esa importación.', { status: 404, headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
  )
}
