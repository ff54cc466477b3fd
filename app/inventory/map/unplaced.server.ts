import { currentCatalogue } from '#app/catalogue/current-catalogue.server.ts'
import type { CatalogueRow } from '#app/catalogue/catalogue-row.ts'
import type { Store } from '#app/db/store.server.ts'
import { pageAt } from '#app/figures/page-at.ts'
import { mapProperty } from './find-panel-map.server.ts'
import type { Unplaced } from './panel-map.ts'

const PAGE_SIZE = 25

/** Of properties that no map of the site shows. */
export async function countUnplaced(store: Store): Promise<number> {
  return (await currentCatalogue(store)).all.filter(isUnplaced).length
}

/** The newest first. */
export async function findUnplaced(store: Store, requestedPage: number): Promise<Unplaced> {
  const unplaced = (await currentCatalogue(store)).all.filter(isUnplaced)
  const count = unplaced.length
  const { page, pages, offset } = pageAt(requestedPage, { rows: count, size: PAGE_SIZE })
  return { rows: unplaced.slice(offset, offset + PAGE_SIZE).map(mapProperty), count, page, pages }
}

function isUnplaced({ publicLatitude }: CatalogueRow): boolean {
  return publicLatitude === null
}
