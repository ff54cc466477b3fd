import type { Places } from '#app/catalogue/place/places.ts'
import { derivedFilters } from './derived-filters.ts'
import type { DerivedFilter } from './filter-url.ts'
import type { Filters } from './filters.ts'
import { leavesRentsOut } from './implied-filters.ts'
import { placeInSearch } from './place-in-search.ts'
import { derivedPlaces } from './shapes.ts'

/** The chips of what is read from the search and of the places in filters and search. */
export function derivedChips(filters: Filters, places: Places): DerivedFilter[] {
  const place = placeInSearch(filters.search, places)
  const withoutPlace = place ? { ...filters, search: place.rest } : filters
  const figures = derivedFilters(withoutPlace, leavesRentsOut(withoutPlace, places)).map(({ rest, ...chip }) => ({
    ...chip,
    rest: place ? { search: [rest.search, place.typed].join(' ').trim() } : rest,
  }))
  return [...figures, ...derivedPlaces(filters, places)]
}
