import { sql } from 'kysely'
import type { Store } from './store.server.ts'

/** Bytes that the whole store takes. */
export async function storeBytes({ db, dialect }: Store): Promise<number> {
  const query =
    dialect === 'sqlite'
      ? sql<{ bytes: number }>`select p.page_count * s.page_size as bytes from pragma_page_count p, pragma_page_size s`
      : sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`
  const { rows } = await query.execute(db)
  return Number(rows[0]?.bytes)
}
