import type { MouseEvent } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import type { AppliedFilter } from '#app/listing/search/filter-url.ts'
import type { Filters } from '#app/listing/search/filters.ts'
import { ClearFilters, ListingLink, LISTING_LINK } from './listing-link.tsx'
import { focusResultCount } from './result-count.tsx'

const CHIP =
  'inline-flex min-h-[2.125rem] max-w-full items-center gap-[.35rem] rounded-[1.375rem] border border-transparent bg-selected py-[.2rem] pr-[.6rem] pl-[.8rem] text-xs font-medium text-ink no-underline hover:bg-hover hover:text-ink pointer-coarse:min-h-11'

/** 'Filtros aplicados': each applied filter with a link that removes it. */
export function AppliedFilters({ filters, applied }: { filters: Filters; applied: AppliedFilter[] }) {
  if (applied.length === 0) return null
  return (
    <div className="mt-3 flex flex-wrap items-center gap-2">
      <span id="aplicados" className="text-xs font-medium text-ink-3">
        Filtros aplicados
      </span>
      <ul aria-labelledby="aplicados" className="contents">
        {applied.map(({ key, label, without }) => (
          <li key={key + label} className="flex max-w-full">
            <ListingLink query={without} onClick={focusNext} className={CHIP}>
              <span className="min-w-0 line-clamp-2 wrap-anywhere">
                <span className="sr-only">Quitar filtro </span>
                {label}
              </span>
              <Icon name="close" className="text-[.8rem]" />
            </ListingLink>
          </li>
        ))}
      </ul>
      <ClearFilters filters={filters} className={`text-xs lg:hidden ${LISTING_LINK}`} />
    </div>
  )
}

/** A removed chip loses the focus, so it moves to the next chip or to the count. */
function focusNext(event: MouseEvent) {
  const next = event.currentTarget.closest('li')?.nextElementSibling?.querySelector('a')
  if (next) next.focus()
  else focusResultCount()
}
