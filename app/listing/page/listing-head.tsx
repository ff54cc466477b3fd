import type { ReactNode } from 'react'
import {
  CATEGORIES,
  CATEGORY_LABELS,
  type Category,
  PROPERTY_TYPES,
  PROPERTY_TYPE_LABELS,
} from '#app/catalogue/facts/vocabulary.ts'
import { listingQuery } from '#app/listing/search/filter-url.ts'
import type { Filters } from '#app/listing/search/filters.ts'
import { Select } from '#app/ui/form/select.tsx'
import { valuesInText } from './filter-controls.ts'
import { QUICK_TYPE, useFilterTexts, useListingForm } from './listing-form.tsx'
import { ListingLink } from './listing-link.tsx'
import { SearchBox } from './search-box.tsx'

/** Most visitors look for a rent, so it comes first. */
const ORDER: readonly Category[] = ['renta', ...CATEGORIES.filter((category) => category !== 'renta')]

type Props = {
  filters: Filters
  /** Heading of the list. */
  name: string
  lead: string | null
  /** Shown above the heading. */
  children?: ReactNode
}

/** The head of a list: heading, search and quick filters. It is low, so that the first row of cards fits on the screen. */
export function ListingHead({ filters, name, lead, children }: Props) {
  if (filters.vista) return <MapHead filters={filters} name={name} />
  return (
    <div className="border-b border-line bg-canvas-2">
      <div className="wrap py-4">
        {children}
        <div className="items-center gap-x-6 xl:flex">
          <h1 className="shrink-0 text-3xl leading-tight tracking-display wrap-anywhere">{name}</h1>
          {lead && <p className="num min-w-0 text-ink-2 max-xl:mt-1 xl:text-sm">{lead}</p>}
        </div>
        <div className="mt-3 grid gap-x-4 gap-y-2 xl:grid-cols-[minmax(0,1fr)_29rem] xl:items-center">
          <SearchBox filters={filters} />
          <QuickFilters filters={filters} />
        </div>
      </div>
    </div>
  )
}

/** Over a map: one line, which on a phone is the search alone. The filters are behind their button. */
function MapHead({ filters, name }: Pick<Props, 'filters' | 'name'>) {
  return (
    <div className="map-head items-center gap-4 border-b border-line bg-canvas-2 px-(--gutter) py-2 lg:flex">
      <h1 className="max-w-[32ch] shrink-0 text-lg wrap-anywhere max-xl:sr-only">{name}</h1>
      <div className="min-w-0 flex-1">
        <SearchBox filters={filters} />
      </div>
      <div className="max-lg:hidden">
        <QuickFilters filters={filters} />
      </div>
    </div>
  )
}

/** Operation and type beside the search: links that set and remove a filter, and a select that needs scripts. */
function QuickFilters({ filters }: { filters: Filters }) {
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
  const several = valuesInText(chosen).length
  return (
    <Select
      id={QUICK_TYPE}
      aria-label="Tipo"
      value={chosen}
      onChange={(event) => choose('type', event.target.value)}
      look="bare"
      frame="flex-auto noscript:hidden"
      className="quick field-sizing-content w-full pr-9 text-ellipsis"
    >
      <option value="">Tipo</option>
      {several > 1 && <option value={chosen}>{several} tipos</option>}
      {PROPERTY_TYPES.map((type) => (
        <option key={type} value={type}>
          {PROPERTY_TYPE_LABELS[type]}
        </option>
      ))}
    </Select>
  )
}
