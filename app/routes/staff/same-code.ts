import { partsContext } from '#app/http/parts.server.ts'
import { CODE_PARAMS } from '#app/editing/form/same-code.ts'
import { findSameCode } from '#app/editing/form/same-code.server.ts'
import type { Route } from './+types/same-code.ts'

/** Another property with the same ID, for the hint beside its field; `null` if there is none. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const [code, id] = [url.searchParams.get(CODE_PARAMS.code), url.searchParams.get(CODE_PARAMS.except)]
  const other = await findSameCode(context.get(partsContext).store.db, readable(code), readable(id))
  return Response.json(other, { headers: { 'Cache-Control': 'no-store' } })
}

/** PostgreSQL refuses a text with this character. */
function readable(text: string | null): string {
  return (text ?? '').replaceAll('\0', '')
}
