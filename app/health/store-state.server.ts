import { sql } from 'kysely'
import type { Store } from '#app/db/store.server.ts'

export type StoreState = { dialect: Store['dialect']; bytes: number; properties: number; photos: number }

export async function readStoreState(store: Store): Promise<StoreState> {
  const [properties, photos] = await Promise.all(
    (['properties', 'photos'] as const).map((table) => count(store, table)),
  )
  return { dialect: store.dialect, bytes: await storeBytes(store), properties: properties ?? 0, photos: photos ?? 0 }
}

/** A large table takes a while to be counted: nobody else has to wait. */
async function count({ lists }: Store, table: 'properties' | 'photos'): Promise<number> {
  const { total } = await lists
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}

/** Bytes that the whole store takes. */
async function storeBytes({ db, dialect }: Store): Promise<number> {
  const query =
    dialect === 'sqlite'
      ? sql<{ bytes: number }>`select p.page_count * s.page_size as bytes from pragma_page_count p, pragma_page_size s`
      : sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`
  const { rows } = await query.execute(db)
  return Number(rows[0]?.bytes)
}
