import type { ReactNode } from 'react'
import type { Filters } from '#app/listing/search/filters.ts'
import { QuickFilters } from './quick-filters.tsx'
import { SearchBox } from './search-box.tsx'

type Props = {
  filters: Filters
  /** What is listed. */
  name: string
  lead: string | null
  /** The way here, over the name. */
  children?: ReactNode
}

/** The band over a list of properties, low enough for the first row of cards: what is listed, the search, the quickest choices. */
export function ListingHead({ filters, name, lead, children }: Props) {
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
