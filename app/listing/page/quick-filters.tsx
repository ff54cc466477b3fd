import { Icon } from '#app/ui/icon.tsx'
import { listingQuery } from '#app/listing/search/filter-url.ts'
import type { Filters } from '#app/listing/search/filters.ts'
import {
  CATEGORIES,
  CATEGORY_LABELS,
  type Category,
  PROPERTY_TYPES,
  PROPERTY_TYPE_LABELS,
} from '#app/catalogue/facts/vocabulary.ts'
import { useFilterTexts, useListingForm } from './listing-form.tsx'
import { ListingLink } from './listing-link.tsx'
import { QUICK_TYPE } from './quick-type.ts'

/** What most visitors look for comes first. */
const ORDER: readonly Category[] = ['renta', ...CATEGORIES.filter((category) => category !== 'renta')]

/** Operation and type beside the search: links that set and take away a filter, and a select for those with scripts. */
export function QuickFilters({ filters }: { filters: Filters }) {
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-2">
      <ul aria-label="Operación" className="contents">
        {ORDER.map((category) => {
          const isChosen = filters.category === category
          return (
            <li key={category}>
              <ListingLink
                query={listingQuery(filters, { category: isChosen ? null : category })}
                aria-current={isChosen ? 'true' : undefined}
                className="quick"
              >
                {CATEGORY_LABELS[category]}
              </ListingLink>
            </li>
          )
        })}
      </ul>
      <QuickType />
    </div>
  )
}

function QuickType() {
  const { choose } = useListingForm()
  const { type: chosen } = useFilterTexts()
  return (
    <span className="relative min-w-0 flex-auto noscript:hidden">
      <select
        id={QUICK_TYPE}
        aria-label="Tipo"
        value={chosen}
        onChange={(event) => choose('type', event.target.value)}
        className="quick field-sizing-content w-full appearance-none pr-9 text-ellipsis"
      >
        <option value="">Tipo</option>
        {PROPERTY_TYPES.map((type) => (
          <option key={type} value={type}>
            {PROPERTY_TYPE_LABELS[type]}
          </option>
        ))}
      </select>
      <Icon
        name="chevron-down"
        className="pointer-events-none absolute top-1/2 right-3 text-[.8rem] -translate-y-1/2 text-ink-3"
      />
    </span>
  )
}
