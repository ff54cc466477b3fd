import type { Queries, Store } from '#app/db/store.server.ts'
import { pageAt } from '#app/figures/page-at.ts'
import { named, propertiesOf } from './find-panel-map.server.ts'
import type { Unplaced } from './panel-map.ts'

const PAGE_SIZE = 25

/** Of properties that no map of the site shows. */
export async function countUnplaced(db: Queries): Promise<number> {
  const row = await db
    .selectFrom('properties')
    .where('publicLatitude', 'is', null)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

/** The newest first. */
export async function findUnplaced(store: Store, asked: number): Promise<Unplaced> {
  const count = await countUnplaced(store.lists)
  const { page, pages, offset } = pageAt(asked, { rows: count, size: PAGE_SIZE })
  const rows = await propertiesOf(store)
    .where('publicLatitude', 'is', null)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(PAGE_SIZE)
    .offset(offset)
    .execute()
  return { rows: rows.map(named), count, page, pages }
}
