import { useMemo } from 'react'
import { href } from 'react-router'
import { listingQuery } from '#app/listing/search/filter-url.ts'
import { parseFilters } from '#app/listing/search/filters.ts'
import type { UnreadableLimits } from '#app/listing/search/unreadable-limits.ts'
import { SearchLinks } from '#app/listing/common-search/search-links.tsx'
import type { Listing } from './listing-data.ts'
import { ListingColumns, useRequestedFilters } from './listing-columns.tsx'
import { ListingForm } from './listing-form.tsx'
import { ListingHead } from './listing-head.tsx'
import { EVERYTHING, listingHeading } from './listing-meta.ts'

type Props = {
  query: string
  unread?: UnreadableLimits | null
  /** The home states of the agency in a sentence. */
  home?: string
  listing: Listing | Promise<Listing>
}

/** The public listing (spec, section 2): search, filters, results and pages. */
export function ListingScreen({ query, unread, home = '', listing }: Props) {
  const filters = useMemo(() => parseFilters(query), [query])
  const requested = useRequestedFilters(filters)
  const name = listingHeading(requested)
  return (
    <ListingForm filters={requested} unread={unread} live>
      <ListingHead
        filters={requested}
        name={name}
        lead={name === EVERYTHING ? `Locales, bodegas, oficinas y terrenos disponibles${home && ` en ${home}`}.` : null}
      />
      <ListingColumns
        filters={filters}
        requested={requested}
        listing={listing}
        addressOf={(page) => href('/propiedades') + listingQuery(filters, { page })}
      />
      {!(listing instanceof Promise) && <SearchLinks links={listing.searches} />}
    </ListingForm>
  )
}
