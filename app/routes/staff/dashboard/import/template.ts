import { templateFile } from '#app/inventory/import/template.server.ts'
import type { Route } from './+types/template.ts'

/** A file with every column and an example row. */
export async function loader({ params }: Route.LoaderArgs) {
  const file = await templateFile(params.format)
  return (
    file ??
    new Response('No hay ese formato.', { status: 404, headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
  )
}
