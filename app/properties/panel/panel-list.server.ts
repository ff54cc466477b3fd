import type { Store } from '#app/db/store.server.ts'
import { cardColumns, toCard } from '#app/properties/card-row.server.ts'
import { holdsSearch } from './panel-condition.server.ts'
import type { PanelPage, PanelRow } from './panel-row.ts'
import { PANEL_PAGE_SIZE, type PanelQuery } from './panel-search.ts'

/** The properties that hold what was searched for, newest first (decision 29), 50 at a time. */
export async function findPanelPage(store: Store, { search, page: asked }: PanelQuery): Promise<PanelPage> {
  const total = await countWhere(store, '')
  const found = search.trim() === '' ? total : await countWhere(store, search)
  const pages = Math.max(1, Math.ceil(found / PANEL_PAGE_SIZE))
  const page = Math.min(asked, pages)
  // The ids come from the index of dates; only the rows of the page are read whole.
  const ids = store.db
    .selectFrom('properties')
    .where(holdsSearch(search))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .select('properties.id')
    .limit(PANEL_PAGE_SIZE)
    .offset((page - 1) * PANEL_PAGE_SIZE)
  const rows = found === 0 ? [] : await rowsQuery(store).where('properties.id', 'in', ids).execute()
  return { rows: rows.map(toPanelRow), found, total, page, pages }
}

/** The newest properties, whatever their status. */
export async function findNewest(store: Store, count: number): Promise<PanelRow[]> {
  return (await rowsQuery(store).limit(count).execute()).map(toPanelRow)
}

function rowsQuery(store: Store) {
  return store.db
    .selectFrom('properties')
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .select(cardColumns)
    .select(['version', 'createdAt'])
}

function toPanelRow({
  version,
  createdAt,
  ...row
}: Parameters<typeof toCard>[0] & Pick<PanelRow, 'version' | 'createdAt'>) {
  return { ...toCard(row), version, createdAt }
}

async function countWhere(store: Store, search: string): Promise<number> {
  const { total } = await store.db
    .selectFrom('properties')
    .where(holdsSearch(search))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}
