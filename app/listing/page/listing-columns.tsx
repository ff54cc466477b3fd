import { Suspense, use, useEffect } from 'react'
import { href, useNavigation } from 'react-router'
import { AppliedFilters } from './applied-filters.tsx'
import { rememberAskedFacts } from '#app/listing/card/asked-facts.tsx'
import { FilterPanel, FilterSheet, FilterSheetLink } from './filter-panel.tsx'
import { CorrectedNotice } from '#app/listing/search/corrected-notice.tsx'
import {
  appliedFilters,
  askedFacts,
  comparesPrices,
  countLabel,
  hasCircle,
  listingQuery,
} from '#app/listing/search/filter-url.ts'
import { type Filters, parseFilters } from '#app/listing/search/filters.ts'
import { SORTS, SORT_LABELS, defaultSort } from '#app/listing/search/sorts.ts'
import { MarketAnswers } from '#app/listing/common-search/market-answers.tsx'
import type { Listing } from './listing-data.ts'
import { LISTING_FORM, useFilterTexts, useListingForm } from './listing-form.tsx'
import { ListingResults } from './listing-results.tsx'
import { MapView } from './map-view.tsx'
import { buttonClass } from '#app/ui/button.ts'
import { Select } from '#app/ui/form/select.tsx'
import { ResultCount, ResultsHeading, focusResultCount } from './result-count.tsx'

const SORT = buttonClass({ variant: 'outline', size: 'sm', className: 'not-noscript:hidden' })

type Props = {
  filters: Filters
  /** Filters of the controls. Their results may still be loading. */
  requested: Filters
  listing: Listing | Promise<Listing>
  /** The address of another page of the list. */
  addressOf: (page: number) => string
  /** The page's heading names its filters, so they are not listed again. */
  named?: boolean
}

/** The filters and their results, for the listing and the pages of common searches. */
export function ListingColumns({ filters, requested, listing, addressOf, named }: Props) {
  const loaded = listing instanceof Promise ? null : listing
  // The filters derived from another search are not loaded yet.
  const isSameSearch = requested.search === filters.search && String(requested.type) === String(filters.type)
  const applied = isSameSearch
    ? appliedFilters(requested, loaded?.derived, loaded?.corrected)
    : appliedFilters(requested)
  const clearable = applied.length > 0
  const asked = askedFacts(applied).join()
  useEffect(() => rememberAskedFacts(asked.split(',')), [asked])
  const facets = loaded?.facets ?? null
  const isMap = filters.vista !== ''
  const list = (
    <>
      <ResultsHeading />
      <div className="over-results">
        <CorrectedSearch filters={filters} listing={listing} />
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <ResultCount listing={listing} />
          <span aria-hidden="true" className="text-ink-3 in-[.map-view]:hidden max-sm:hidden">
            ·
          </span>
          <div className="max-sm:order-last max-sm:w-full">
            <SortSelect isNear={hasCircle(loaded?.derived ?? [])} />
          </div>
          <div className="ml-auto">
            <FilterSheetLink applied={applied.length} />
          </div>
        </div>
        {loaded && <MarketAnswers answers={loaded.prices} />}
        {!named && <AppliedFilters filters={requested} applied={applied} />}
        {loaded && comparesPrices(filters.sort, applied) && (
          <p className="mt-3 text-2xs text-ink-3">
            {`Los precios en dólares se comparan con un tipo de cambio de referencia de ${loaded.rate}.`}
          </p>
        )}
      </div>
      <ListingResults filters={filters} listing={listing} addressOf={addressOf} />
    </>
  )
  return (
    <>
      <div className={isMap ? '' : 'listing-columns wrap'}>
        <FilterPanel filters={requested} facets={facets} clearable={clearable} />
        {isMap ? (
          <MapView listing={listing}>{list}</MapView>
        ) : (
          <section aria-labelledby="resultados" className="min-w-0">
            {list}
          </section>
        )}
      </div>
      <FilterSheet
        filters={requested}
        facets={facets}
        clearable={clearable}
        count={loaded && countLabel(loaded.total)}
      />
    </>
  )
}

/** The filters that are being loaded, or else those shown. The next change starts from them. */
export function useRequestedFilters(shown: Filters): Filters {
  const { location } = useNavigation()
  return location?.pathname === href('/propiedades') ? parseFilters(new URLSearchParams(location.search)) : shown
}

type CorrectedProps = { filters: Filters; listing: Listing | Promise<Listing> }

/**
 * Says that the results are those of a corrected spelling, with a link to the literal search, or of a wider radius. An empty
 * status line stays, so that screen readers announce a change.
 */
function CorrectedSearch({ filters, listing }: CorrectedProps) {
  if (listing instanceof Promise)
    return (
      <Suspense>
        <AwaitedSearch filters={filters} listing={listing} />
      </Suspense>
    )
  const { corrected, widened } = listing
  return (
    <>
      <CorrectedNotice
        distance="mb-2"
        typed={filters.search}
        corrected={corrected}
        to={href('/propiedades') + listingQuery(filters, { literal: true })}
        onClick={focusResultCount}
      />
      <p role="status" className={widened === null ? 'contents' : 'mb-2 text-sm wrap-anywhere'}>
        {widened}
      </p>
    </>
  )
}

function AwaitedSearch({ listing, ...props }: Omit<CorrectedProps, 'listing'> & { listing: Promise<Listing> }) {
  return <CorrectedSearch {...props} listing={use(listing)} />
}

/**
 * The order of the results. A choice applies at once; without scripts there is a button.
 * @param isNear whether there is a place, from which 'Más cerca primero' orders; that is the default order then
 */
function SortSelect({ isNear }: { isNear: boolean }) {
  const { choose } = useListingForm()
  const { sort: chosen } = useFilterTexts()
  const standard = defaultSort(isNear)
  return (
    <div className="flex min-w-0 items-center gap-2">
      <Select
        form={LISTING_FORM}
        name="sort"
        aria-label="Ordenar por"
        value={chosen === standard ? '' : chosen}
        onChange={(event) => choose('sort', event.target.value)}
        look="bare"
        frame="[--select-arrow:.25rem]"
        className="field-sizing-content min-h-8 min-w-0 rounded-sm bg-transparent pr-6 text-base text-ink-2 hover:text-ink pointer-coarse:min-h-11"
      >
        {SORTS.filter((sort) => sort !== 'cercania' || isNear || chosen === sort).map((sort) => (
          <option key={sort} value={sort === standard ? '' : sort}>
            {SORT_LABELS[sort]}
          </option>
        ))}
      </Select>
      <button type="submit" form={LISTING_FORM} className={SORT}>
        Ordenar
      </button>
    </div>
  )
}
