import { partsContext } from '#app/http/parts.server.ts'
import { SAME_PARAMS } from '#app/editing/form/same-property.ts'
import { findSameProperties } from '#app/editing/form/find-same-properties.server.ts'
import type { Route } from './+types/same-property.ts'

/** Other properties that may be the same one, for the hints of the form. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const params = url.searchParams
  // PostgreSQL refuses a text with this character.
  const textOf = (name: string) => (params.get(name) ?? '').replaceAll('\0', '')
  const area = Number(textOf(SAME_PARAMS.area))
  const found = await findSameProperties(context.get(partsContext).store, {
    exceptId: textOf(SAME_PARAMS.except),
    code: textOf(SAME_PARAMS.code),
    map: textOf(SAME_PARAMS.map),
    address: textOf(SAME_PARAMS.address),
    area: area > 0 ? area : null,
    complexId: textOf(SAME_PARAMS.complex),
    photoIds: params.getAll(SAME_PARAMS.photo).map((id) => id.replaceAll('\0', '')),
  })
  return Response.json(found, { headers: { 'Cache-Control': 'no-store' } })
}
