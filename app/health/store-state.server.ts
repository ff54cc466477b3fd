import { sql } from 'kysely'
import type { UnreadableRow } from '#app/catalogue/catalogue.ts'
import { currentCatalogue } from '#app/catalogue/current-catalogue.server.ts'
import type { Store } from '#app/db/store.server.ts'

export type StoreState = {
  dialect: Store['dialect']
  bytes: number
  properties: number
  photos: number
  /** Properties that hold a value which this version does not know: they are in no list. */
  unreadable: readonly UnreadableRow[]
}

export async function readStoreState(store: Store): Promise<StoreState> {
  const { all, unreadable } = await currentCatalogue(store)
  const properties = all.length + unreadable.length
  return {
    dialect: store.dialect,
    bytes: await storeBytes(store),
    properties,
    photos: await countPhotos(store),
    unreadable,
  }
}

async function countPhotos({ db }: Store): Promise<number> {
  const { total } = await db
    .selectFrom('photos')
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
