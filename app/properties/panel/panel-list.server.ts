import { type Means, type TextQuery, propertiesFor } from '#app/db/searched-text.server.ts'
import type { Store } from '#app/db/store.server.ts'
import { pageAt } from '#app/figures/page-at.ts'
import { cardColumns, toCard } from '#app/properties/card-row.server.ts'
import { type CountedList, countPassing, countedAlready, meansOf } from '#app/properties/search/count-passing.server.ts'
import { type CatalogueGroup, catalogueGroups } from '#app/properties/search/kept-counts.server.ts'
import { MOST_COUNTED } from '#app/properties/search/list-cost.ts'
import { compareNames } from '#app/text/name-order.ts'
import { inPanelOrder, isSelected, panelTexts, passesFilters } from './panel-condition.server.ts'
import type { PanelPage, PanelRow } from './panel-row.ts'
import { PANEL_PAGE_SIZE, type PanelQuery, type PanelSelection, countFilters } from './panel-search.ts'

/**
 * The properties that are asked for, in their order, 50 at a time.
 * @param most what is counted one by one at most
 */
export async function findPanelPage(store: Store, query: PanelQuery, most = MOST_COUNTED): Promise<PanelPage> {
  const groups = await catalogueGroups(store)
  const chosen = sum(groups.filter((group) => passesFilters(query, group)))
  const counts = { chosen, all: sum(groups) }
  const texts = panelTexts(query.search)
  const countedList = await countSelected(store, query, { ...counts, texts }, most)
  const { total: found, isMore } = countedList
  const { page, pages, offset } = pageAt(query.page, { rows: Math.min(found, most), size: PANEL_PAGE_SIZE })
  const means = meansOf(countedList, offset + PANEL_PAGE_SIZE)
  const rows = found === 0 ? [] : await readPage(store, query, { means, offset })
  return { rows, found, isMore, total: counts.all, page, pages, municipalities: municipalitiesOf(groups) }
}

async function readPage(
  store: Store,
  query: PanelSelection,
  { means, offset }: { means: Means; offset: number },
): Promise<PanelRow[]> {
  const { dialect, lists } = store
  // The ids come from an index; only the rows of the page are read whole.
  const selected = lists
    .selectFrom(propertiesFor(store, panelTexts(query.search), means))
    .where(isSelected(query, dialect, means))
    .select('properties.id')
  const ids = inPanelOrder(selected, query.order, { dialect, means }).limit(PANEL_PAGE_SIZE).offset(offset)
  const rows = rowsQuery(store).where('properties.id', 'in', ids)
  return (await inPanelOrder(rows, query.order, { dialect, means: 'index' }).execute()).map(toPanelRow)
}

async function countSelected(
  store: Store,
  selection: PanelSelection,
  known: { chosen: number; all: number; texts: TextQuery },
  most: number,
): Promise<CountedList> {
  if (known.chosen === 0 || known.texts.groups.length === 0) return countedAlready(known)
  const passes = (means: Means) => isSelected(selection, store.dialect, means)
  return countPassing(store, { ...known, isOnlyText: countFilters(selection) === 0, passes }, most)
}

function sum(groups: readonly { total: number }[]): number {
  return groups.reduce((all, { total }) => all + total, 0)
}

/** The municipalities that there is something in, by their name. */
function municipalitiesOf(groups: readonly CatalogueGroup[]): string[] {
  const names = new Set(groups.flatMap(({ municipality }) => municipality || []))
  return [...names].toSorted(compareNames)
}

/** The newest properties, whatever their status. */
export async function findNewest(store: Store, count: number): Promise<PanelRow[]> {
  const walked = { dialect: store.dialect, means: 'compare' } as const
  return (await inPanelOrder(rowsQuery(store), 'newest', walked).limit(count).execute()).map(toPanelRow)
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
