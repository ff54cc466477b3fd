import { partsContext } from '#app/http/parts.server.ts'
import { readPreview } from '#app/listing/map/place-preview.ts'
import { findPlacePreview } from '#app/listing/map/place-preview.server.ts'
import type { Route } from './+types/place-preview.ts'

/** What the map beside the form of a property shows: the ground, and the public point that it would have. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const preview = await findPlacePreview(context.get(partsContext).store.db, readPreview(url.searchParams))
  return Response.json(preview, { headers: { 'Cache-Control': 'no-store' } })
}
