import type { Catalogue } from '#app/catalogue/catalogue.ts'
import type { CatalogueRow } from '#app/catalogue/catalogue-row.ts'
import { currentCatalogue } from '#app/catalogue/current-catalogue.server.ts'
import type { Store } from '#app/db/store.server.ts'
import { pageAt } from '#app/figures/page-at.ts'
import { cardOf } from '#app/catalogue/listed-card.ts'
import { compareNames } from '#app/text/name-order.ts'
import { selectRows } from './inventory-list.ts'
import type { PanelPage, PanelRow } from './panel-row.ts'
import { PANEL_PAGE_SIZE, type PanelQuery } from './panel-search.ts'

/** A page of the selected properties in their order. @param today calendar day in Monterrey */
export async function findPanelPage(store: Store, query: PanelQuery, today: string): Promise<PanelPage> {
  const catalogue = await currentCatalogue(store)
  const { rows: selected, corrected } = selectRows(catalogue, query, today)
  const { page, pages, offset } = pageAt(query.page, { rows: selected.length, size: PANEL_PAGE_SIZE })
  return {
    rows: selected.slice(offset, offset + PANEL_PAGE_SIZE).map((row) => toPanelRow(catalogue, row)),
    found: selected.length,
    total: catalogue.all.length,
    page,
    pages,
    municipalities: municipalitiesOf(catalogue),
    corrected,
  }
}

/** The municipalities of the catalogue's properties, by name. */
function municipalitiesOf({ all }: Catalogue): string[] {
  return [...new Set(all.flatMap(({ municipality }) => municipality || []))].toSorted(compareNames)
}

/** The newest properties, whatever their status. */
export async function findNewest(store: Store, count: number): Promise<PanelRow[]> {
  const catalogue = await currentCatalogue(store)
  return catalogue.all.slice(0, count).map((row) => toPanelRow(catalogue, row))
}

function toPanelRow(catalogue: Catalogue, row: CatalogueRow): PanelRow {
  const { version, createdAt, timeAlert } = row
  return { ...cardOf(catalogue, row), version, createdAt, timeAlert }
}
