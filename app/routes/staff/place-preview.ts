import { partsContext } from '#app/http/parts.server.ts'
import { readPreview } from '#app/listing/map/place-preview.ts'
import { findPlacePreview } from '#app/listing/map/place-preview.server.ts'
import type { Route } from './+types/place-preview.ts'

/** The map beside the form of a property: its surroundings, and the public point that it would get. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const preview = await findPlacePreview(context.get(partsContext).store.db, readPreview(url.searchParams))
  return Response.json(preview, { headers: { 'Cache-Control': 'no-store' } })
}
