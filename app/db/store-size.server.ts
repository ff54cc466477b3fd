import { sql } from 'kysely'
import { type Store, isPostgres } from './store.server.ts'

/** Size of the store in bytes. */
export async function storeBytes(store: Store): Promise<number> {
  const query = isPostgres(store)
    ? sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`
    : sql<{ bytes: number }>`select p.page_count * s.page_size as bytes from pragma_page_count p, pragma_page_size s`
  const { rows } = await query.execute(store.db)
  return Number(rows[0]?.bytes)
}
