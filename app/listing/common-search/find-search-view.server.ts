import type { Store } from '#app/db/store.server.ts'
import { findListingPage } from '#app/listing/search/find-page.server.ts'
import {
  type CommonSearch,
  commonSearchFilters,
  commonSearchName,
  commonSearchPath,
  commonSearchTrail,
} from './common-search.ts'
import { type FoundSearch, findCommonSearches } from './common-searches.server.ts'
import { listedSearches, relatedSearches } from './related-searches.ts'
import { findSearchFigures } from './search-figures.server.ts'
import { searchSummary } from './search-summary.ts'
import type { SearchLink, SearchView } from './search-view.ts'

/** A page of a common search; `view` null where it finds nothing. */
type Answer = { name: string; related: SearchLink[]; view: SearchView | null }

export async function findSearchView(
  { store, publicUrl }: { store: Store; publicUrl: string },
  search: CommonSearch,
  askedPage: number,
): Promise<Answer> {
  const name = commonSearchName(search)
  const filters = commonSearchFilters(search, askedPage)
  const { total, ...listed } = await findListingPage(store, filters)
  const found = await findCommonSearches(store)
  if (total === 0) return { name, related: nearest(found, search).map(toLink), view: null }
  const related = relatedSearches(found, search).map(toLink)
  const summary = searchSummary(search, await findSearchFigures(store, search))
  const crumbs = [{ name: 'Propiedades', path: '/propiedades' }, ...commonSearchTrail(search).map(toCrumb)]
  const path = commonSearchPath(search)
  const view = { name, path, summary, crumbs, ...listed, total, related, filters, publicUrl }
  return { name, related, view }
}

/** The links under the listing. */
export async function findListedSearches(store: Store): Promise<SearchLink[]> {
  return listedSearches(await findCommonSearches(store)).map(toLink)
}

/** The narrowest wider search that finds something, and what lies next to the one that was asked for. */
function nearest(found: FoundSearch[], search: CommonSearch): FoundSearch[] {
  const wider = new Set(commonSearchTrail(search).map(commonSearchPath))
  return [
    ...found.filter((other) => wider.has(commonSearchPath(other))).toReversed(),
    ...relatedSearches(found, search),
  ]
}

function toLink(search: FoundSearch): SearchLink {
  return { path: commonSearchPath(search), name: commonSearchName(search), total: search.total }
}

function toCrumb(search: CommonSearch) {
  return { name: commonSearchName(search), path: commonSearchPath(search) }
}
