import { href, useNavigation } from 'react-router'
import { AppliedFilters } from './applied-filters.tsx'
import { FilterPanel } from './filter-panel.tsx'
import { FilterSheet, FilterSheetLink } from './filter-sheet.tsx'
import { appliedFilters, comparesPrices } from '#app/properties/search/filter-url.ts'
import { type Filters, parseFilters } from '#app/properties/search/filters.ts'
import type { Listing } from './listing-arrival.ts'
import { ListingForm } from './listing-form.tsx'
import { ListingResults } from './listing-results.tsx'
import { ResultsHeading } from '#app/properties/search/results-heading.tsx'
import { REFERENCE_PESOS_PER_DOLLAR } from '#app/properties/price.ts'
import { ResultCount } from './result-count.tsx'
import { SearchBox } from './search-box.tsx'
import { SearchLinks } from '#app/properties/common-search/search-links.tsx'
import { SortSelect } from './sort-select.tsx'

/** The public listing (spec, section 2): search, filters, results and their pages. */
export function ListingScreen({ filters, listing }: { filters: Filters; listing: Listing | Promise<Listing> }) {
  const asked = useAskedFilters(filters)
  const applied = appliedFilters(asked)
  return (
    <ListingForm filters={asked}>
      <div className="border-b border-line bg-canvas-2">
        <div className="wrap py-[clamp(1.5rem,1.2rem+1.6vw,2.75rem)]">
          <h1 className="text-4xl leading-tight tracking-display">Propiedades</h1>
          <p className="mt-2 max-w-(--measure) text-lg text-ink-2">
            Locales, bodegas, oficinas y terrenos disponibles en Nuevo León.
          </p>
          <SearchBox filters={asked} />
        </div>
      </div>
      <div className="listing-columns wrap">
        <FilterPanel filters={asked} />
        <section aria-labelledby="resultados" className="min-w-0">
          <ResultsHeading />
          <div className="mb-6">
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
            <AppliedFilters filters={asked} applied={applied} />
            {comparesPrices(filters) && (
              <p className="mt-3 text-2xs text-ink-3">
                Los precios en dólares se comparan con un tipo de cambio de referencia de {REFERENCE_PESOS_PER_DOLLAR}{' '}
                pesos por dólar.
              </p>
            )}
          </div>
          <ListingResults filters={filters} listing={listing} />
        </section>
      </div>
      {!(listing instanceof Promise) && <SearchLinks links={listing.searches} />}
      <FilterSheet filters={asked} total={listing instanceof Promise ? null : listing.total} />
    </ListingForm>
  )
}

/** While an answer is on its way, what it was asked for: the next change starts from there, not from what is still shown. */
function useAskedFilters(shown: Filters): Filters {
  const { location } = useNavigation()
  return location?.pathname === href('/propiedades') ? parseFilters(new URLSearchParams(location.search)) : shown
}
