import { Suspense, lazy } from 'react'
import { afterPaint } from '#app/ui/after-paint.ts'
import { buttonClass } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon.tsx'
import { useLazy } from '#app/ui/use-lazy.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import type { Facets } from '#app/listing/search/facets.ts'
import type { Filters } from '#app/listing/search/filters.ts'
import type { SheetProps } from './filter-dialog.tsx'
import { useListingForm } from './listing-form.tsx'
import { ClearFilters, LISTING_LINK } from './listing-link.tsx'

/** ID of the column. Without scripts the link 'Filtros' leads to it, and CSS shows it (`:target`). */
const FILTER_PANEL = 'filtros'

// Loaded together with the page's scripts, which don't wait for it. If that fails, the fields stay as the server sent them.
const fields = import('./filter-fields.tsx').catch(() => new Promise<never>(() => {}))
const FilterFields = lazy(async () => ({ default: (await fields).FilterFields }))

const OPENER = buttonClass({ variant: 'outline', className: 'in-[.map-view]:px-2.5 lg:not-in-[.map-view]:hidden' })

const COLUMN =
  'lg:sticky lg:top-24 lg:-m-1 lg:block lg:max-h-[calc(100dvh-6.5rem-var(--cookies))] lg:self-start lg:overflow-y-auto lg:overscroll-contain lg:p-1'

type Props = { filters: Filters; facets: Facets | null; clearable: boolean }

/**
 * The collapsible column of filters beside the results, from 1024 px. On a phone and above a map it is shown only if one of its
 * fields has a fault.
 */
export function FilterPanel({ filters, facets, clearable }: Props) {
  const { isUnread, sheetOpen } = useListingForm()
  return (
    <aside
      id={FILTER_PANEL}
      aria-label="Filtros"
      className={`clear-of-cookies relative ${isUnread ? '' : 'hidden target:block'} ${filters.vista ? 'wrap my-6' : COLUMN}`}
    >
      <Disclosure open head="mb-2 min-h-8 pr-2" summary={<h2 className="text-[1.125rem]">Filtros</h2>}>
        <Suspense>{sheetOpen || <FilterFields facets={facets} />}</Suspense>
      </Disclosure>
      {clearable && <ClearFilters filters={filters} className={`absolute top-1 right-1 ${LISTING_LINK}`} />}
    </aside>
  )
}

/** 'Filtros · 2': opens the sheet. Without scripts it leads to the panel. */
export function FilterSheetLink({ applied }: { applied: number }) {
  const { setSheetOpen } = useListingForm()
  return (
    <a
      href={`#${FILTER_PANEL}`}
      aria-haspopup="dialog"
      onClick={(event) => {
        event.preventDefault()
        afterPaint(() => setSheetOpen(true))
      }}
      className={OPENER}
    >
      <Icon name="filter" />
      {applied === 0 ? 'Filtros' : `Filtros · ${applied}`}
    </a>
  )
}

/** The sheet while it is open. Its script is loaded after the page. */
export function FilterSheet(props: SheetProps) {
  const { sheetOpen } = useListingForm()
  const late = useLazy(loadDialog)
  return sheetOpen ? late?.paintSheet(props) : null
}

async function loadDialog() {
  return import('./filter-dialog.tsx')
}
