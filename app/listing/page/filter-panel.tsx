import { Suspense, lazy } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import type { Facets } from '#app/listing/search/facets.ts'
import type { Filters } from '#app/listing/search/filters.ts'
import { useListingForm } from './listing-form.tsx'
import { ClearFilters, TEXT_LINK } from './listing-link.tsx'

/** Where the link 'Filtros' leads while no script runs: there the column opens in its place. */
export const FILTER_PANEL = 'filtros'

// On its way with the page's own scripts, which don't wait for it; where it can't come, the fields stay as they were sent.
const fields = import('./filter-fields.tsx').catch(() => new Promise<never>(() => {}))
const FilterFields = lazy(async () => ({ default: (await fields).FilterFields }))

type Props = { filters: Filters; facets: Facets | null; clearable: boolean }

/** The collapsible column of filters beside the results, from 1024 px; on a phone where one of its fields has to be seen. */
export function FilterPanel({ filters, facets, clearable }: Props) {
  const { isUnread, sheetOpen } = useListingForm()
  return (
    <aside
      id={FILTER_PANEL}
      aria-label="Filtros"
      className={`clear-of-cookies relative ${isUnread ? '' : 'hidden target:block'} lg:sticky lg:top-24 lg:-m-1 lg:block lg:max-h-[calc(100dvh-6.5rem-var(--cookies))] lg:self-start lg:overflow-y-auto lg:overscroll-contain lg:p-1`}
    >
      <details open className="group/panel">
        <summary className="mb-2 inline-flex min-h-8 list-none items-center gap-2 pr-2 [&::-webkit-details-marker]:hidden">
          <h2 className="text-[1.125rem]">Filtros</h2>
          <Icon
            name="chevron-down"
            className="text-[.8rem] text-ink-3 transition-[rotate] group-open/panel:rotate-180"
          />
        </summary>
        <Suspense>{sheetOpen || <FilterFields facets={facets} />}</Suspense>
      </details>
      {clearable && <ClearFilters filters={filters} className={`absolute top-1 right-1 ${TEXT_LINK}`} />}
    </aside>
  )
}
