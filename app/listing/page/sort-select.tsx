import { buttonClass } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon.tsx'
import { SORTS, SORT_LABELS } from '#app/listing/search/filters.ts'
import { LISTING_FORM, useFilterTexts, useListingForm } from './listing-form.tsx'

const APPLY = buttonClass({ variant: 'outline', size: 'sm', className: 'not-noscript:hidden' })

/** The order of the results; applies at once. */
export function SortSelect() {
  const { choose } = useListingForm()
  const { sort: chosen } = useFilterTexts()
  return (
    <div className="flex min-w-0 items-center gap-2">
      <span className="relative inline-flex min-w-0 items-center">
        <select
          form={LISTING_FORM}
          name="sort"
          aria-label="Ordenar por"
          value={chosen}
          onChange={(event) => choose('sort', event.target.value)}
          className="field-sizing-content min-h-8 min-w-0 appearance-none rounded-sm bg-transparent pr-6 text-base text-ink-2 hover:text-ink pointer-coarse:min-h-11"
        >
          {SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {SORT_LABELS[sort]}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" className="pointer-events-none absolute right-0 text-[.8rem] text-ink-3" />
      </span>
      <button type="submit" form={LISTING_FORM} className={APPLY}>
        Ordenar
      </button>
    </div>
  )
}
