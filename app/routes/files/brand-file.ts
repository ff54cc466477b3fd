import { findSection } from '#app/agency/agency.server.ts'
import { brandStyles } from '#app/agency/look/brand-look.server.ts'
import { IMMUTABLE, PUBLIC_ONE_MINUTE } from '#app/http/cache-control.ts'
import { partsContext } from '#app/http/parts.server.ts'
import type { Route } from './+types/brand-file.ts'

/** The stylesheet of the firm's colours. A page from before a change gets the current one. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const styles = params.file.endsWith('.css')
    ? brandStyles(await findSection(context.get(partsContext).store, 'marca'))
    : null
  if (!styles) return new Response(null, { status: 404, headers: { 'Cache-Control': PUBLIC_ONE_MINUTE } })
  const headers = {
    'Content-Type': 'text/css; charset=utf-8',
    'Cache-Control': styles.name === params.file ? IMMUTABLE : PUBLIC_ONE_MINUTE,
  }
  return new Response(styles.css, { headers })
}
