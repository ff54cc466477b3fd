import type { UnreadableRow } from '#app/catalogue/catalogue.ts'
import { currentCatalogue } from '#app/catalogue/current-catalogue.server.ts'
import { storeBytes } from '#app/db/store-size.server.ts'
import { type Store, isPostgres } from '#app/db/store.server.ts'

export type StoreState = {
  /** True for a PostgreSQL server, false for a local file. */
  isServer: boolean
  bytes: number
  properties: number
  photos: number
  /** Stored versions of properties and complexes. */
  versions: number
  /** Properties with a value that this version does not know; lists leave them out. */
  unreadable: readonly UnreadableRow[]
}

export async function readStoreState(store: Store): Promise<StoreState> {
  const { all, unreadable } = await currentCatalogue(store)
  const properties = all.length + unreadable.length
  return {
    isServer: isPostgres(store),
    bytes: await storeBytes(store),
    properties,
    photos: await countRows(store, 'photos'),
    versions: await countVersions(store),
    unreadable,
  }
}

/** Those of properties and complexes, without what is in the trash. */
async function countVersions({ db }: Store): Promise<number> {
  const { total } = await db
    .selectFrom('versions')
    .where('kind', 'in', ['property', 'complex'])
    .where('deleted', 'is', null)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}

async function countRows({ db }: Store, table: 'photos'): Promise<number> {
  const { total } = await db
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}
