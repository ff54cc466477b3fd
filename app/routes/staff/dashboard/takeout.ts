import { partsContext } from '#app/http/parts.server.ts'
import { takeoutFile, takeoutHeaders } from '#app/takeout/takeout-file.server.ts'
import type { Route } from './+types/takeout.ts'

/** 'Descargar todo': everything that belongs to the agency, in one file. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const parts = context.get(partsContext)
  // The answer to HEAD has no body, and nobody would end it.
  if (request.method === 'HEAD') return new Response(null, { headers: await takeoutHeaders(parts) })
  return takeoutFile(parts)
}
