import { sql } from 'kysely'
import { partsContext } from '#app/parts.server.ts'
import type { Route } from './+types/health.ts'

/** 200 while the database answers. */
export async function loader({ context }: Route.LoaderArgs) {
  const { store } = context.get(partsContext)
  const ready = await sql`select 1`.execute(store.db).then(
    () => true,
    () => false,
  )
  return new Response(ready ? 'ok' : 'sin base de datos', {
    status: ready ? 200 : 503,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  })
}
