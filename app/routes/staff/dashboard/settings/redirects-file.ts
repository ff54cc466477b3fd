import { partsContext } from '#app/http/parts.server.ts'
import { redirectsFile } from '#app/redirects/find-redirects.server.ts'
import type { Route } from './+types/redirects-file.ts'

/** The redirects as a CSV. */
export function loader({ context }: Route.LoaderArgs) {
  return redirectsFile(context.get(partsContext).store)
}
