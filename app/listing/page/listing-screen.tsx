import { useMemo } from 'react'
import { href } from 'react-router'
import { listingQuery } from '#app/listing/search/filter-url.ts'
import { parseFilters } from '#app/listing/search/filters.ts'
import type { UnreadFigures } from '#app/listing/search/unread-figures.ts'
import { SearchLinks } from '#app/listing/common-search/search-links.tsx'
import type { Listing } from './listing-arrival.ts'
import { ListingColumns, useAskedFilters } from './listing-columns.tsx'
import { ListingForm } from './listing-form.tsx'
import { ListingHead } from './listing-head.tsx'
import { EVERYTHING, listingHeading } from './listing-meta.ts'

type Props = { query: string; unread?: UnreadFigures | null; listing: Listing | Promise<Listing> }

/** The public listing (spec, section 2): search, filters, results and their pages. */
export function ListingScreen({ query, unread, listing }: Props) {
  const filters = useMemo(() => parseFilters(query), [query])
  const asked = useAskedFilters(filters)
  const name = listingHeading(asked)
  return (
    <ListingForm filters={asked} unread={unread} live>
      <ListingHead
        filters={asked}
        name={name}
        lead={name === EVERYTHING ? 'Locales, bodegas, oficinas y terrenos disponibles en Nuevo León.' : null}
      />
      <ListingColumns
        filters={filters}
        asked={asked}
        listing={listing}
        addressOf={(page) => href('/propiedades') + listingQuery(filters, { page })}
      />
      {!(listing instanceof Promise) && <SearchLinks links={listing.searches} />}
    </ListingForm>
  )
}
