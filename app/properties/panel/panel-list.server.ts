import type { Store } from '#app/db/store.server.ts'
import { cardColumns, toCard } from '#app/properties/card-row.server.ts'
import { inPanelOrder, isSelected } from './panel-condition.server.ts'
import type { PanelPage, PanelRow } from './panel-row.ts'
import { PANEL_PAGE_SIZE, type PanelQuery, type PanelSelection, WHOLE_LIST } from './panel-search.ts'

/** The properties that are asked for, in their order, 50 at a time. */
export async function findPanelPage(store: Store, query: PanelQuery): Promise<PanelPage> {
  const total = await countSelected(store, WHOLE_LIST)
  const found = await countSelected(store, query)
  const pages = Math.max(1, Math.ceil(found / PANEL_PAGE_SIZE))
  const page = Math.min(query.page, pages)
  // The ids come from an index where there is one; only the rows of the page are read whole.
  const selected = store.lists.selectFrom('properties').where(isSelected(query)).select('properties.id')
  const ids = inPanelOrder(selected, query.order, store.dialect)
    .limit(PANEL_PAGE_SIZE)
    .offset((page - 1) * PANEL_PAGE_SIZE)
  const rows =
    found === 0
      ? []
      : await inPanelOrder(rowsQuery(store), query.order, store.dialect).where('properties.id', 'in', ids).execute()
  return { rows: rows.map(toPanelRow), found, total, page, pages, municipalities: await findMunicipalities(store) }
}

/** The municipalities that there is something in, by their name. */
async function findMunicipalities({ lists }: Store): Promise<string[]> {
  const rows = await lists
    .selectFrom('properties')
    .where('municipality', 'is not', null)
    .where('municipality', '!=', '')
    .select('municipality')
    .distinct()
    .execute()
  return rows.flatMap(({ municipality }) => municipality ?? []).toSorted((one, other) => one.localeCompare(other, 'es'))
}

/** The newest properties, whatever their status. */
export async function findNewest(store: Store, count: number): Promise<PanelRow[]> {
  return (await inPanelOrder(rowsQuery(store), 'newest', store.dialect).limit(count).execute()).map(toPanelRow)
}

function rowsQuery(store: Store) {
  return store.lists.selectFrom('properties').select(cardColumns).select(['version', 'createdAt'])
}

function toPanelRow({
  version,
  createdAt,
  ...row
}: Parameters<typeof toCard>[0] & Pick<PanelRow, 'version' | 'createdAt'>) {
  return { ...toCard(row), version, createdAt }
}

async function countSelected(store: Store, selection: PanelSelection): Promise<number> {
  const { total } = await store.lists
    .selectFrom('properties')
    .where(isSelected(selection))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}
