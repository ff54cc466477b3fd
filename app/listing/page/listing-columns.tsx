import { href, useNavigation } from 'react-router'
import { AppliedFilters } from './applied-filters.tsx'
import { FilterPanel } from './filter-panel.tsx'
import { FilterSheet, FilterSheetLink } from './filter-sheet.tsx'
import { appliedFilters, comparesPrices, countLabel } from '#app/listing/search/filter-url.ts'
import { type Filters, parseFilters } from '#app/listing/search/filters.ts'
import { CorrectedSearch } from './corrected-search.tsx'
import type { Listing } from './listing-arrival.ts'
import { ListingResults } from './listing-results.tsx'
import { ResultsHeading } from '#app/listing/search/results-heading.tsx'
import { REFERENCE_PESOS_PER_DOLLAR } from '#app/catalogue/price/price.ts'
import { ResultCount } from './result-count.tsx'
import { SortSelect } from './sort-select.tsx'

type Props = {
  filters: Filters
  /** What the controls ask for, while its answer may still be on its way. */
  asked: Filters
  listing: Listing | Promise<Listing>
  /** The address of another page of the list. */
  addressOf: (page: number) => string
  /** The page is named after its filters, which stand in no list then. */
  named?: boolean
}

/** The filters and what passes them, on the listing and on the pages of common searches alike. */
export function ListingColumns({ filters, asked, listing, addressOf, named }: Props) {
  const arrived = listing instanceof Promise ? null : listing
  // The figures of another search are not known here.
  const isSameSearch = asked.search === filters.search && asked.type === filters.type
  const applied = isSameSearch ? appliedFilters(asked, arrived?.said, arrived?.corrected) : appliedFilters(asked)
  const clearable = applied.length > 0
  const facets = arrived?.facets ?? null
  return (
    <>
      <div className="listing-columns wrap">
        <FilterPanel filters={asked} facets={facets} clearable={clearable} />
        <section aria-labelledby="resultados" className="min-w-0">
          <ResultsHeading />
          <div className="over-results">
            <CorrectedSearch filters={filters} listing={listing} />
            <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
              <ResultCount listing={listing} />
              <span aria-hidden="true" className="text-ink-3 max-sm:hidden">
                ·
              </span>
              <div className="max-sm:order-last max-sm:w-full">
                <SortSelect />
              </div>
              <div className="ml-auto">
                <FilterSheetLink applied={applied.length} />
              </div>
            </div>
            {!named && <AppliedFilters filters={asked} applied={applied} />}
            {comparesPrices(filters.sort, applied) && (
              <p className="mt-3 text-2xs text-ink-3">
                Los precios en dólares se comparan con un tipo de cambio de referencia de {REFERENCE_PESOS_PER_DOLLAR}{' '}
                pesos por dólar.
              </p>
            )}
          </div>
          <ListingResults filters={filters} listing={listing} addressOf={addressOf} />
        </section>
      </div>
      <FilterSheet filters={asked} facets={facets} clearable={clearable} count={arrived && countLabel(arrived.total)} />
    </>
  )
}

/** While an answer is on its way, what it was asked for: the next change starts from there, not from what is still shown. */
export function useAskedFilters(shown: Filters): Filters {
  const { location } = useNavigation()
  return location?.pathname === href('/propiedades') ? parseFilters(new URLSearchParams(location.search)) : shown
}
