import { partsContext } from '#app/http/parts.server.ts'
import { importReport } from '#app/inventory/import/report.server.ts'
import type { Route } from './+types/report.ts'

/** What became of each row of an import, as a CSV. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const report = await importReport(context.get(partsContext).store, params.importId)
  return (
    report ??
    new Response('No hay esa importación.', { status: 404, headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
  )
}
