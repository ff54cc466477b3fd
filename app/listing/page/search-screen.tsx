import type { Listing } from './listing-arrival.ts'
import { ListingColumns, useAskedFilters } from './listing-columns.tsx'
import { ListingForm } from './listing-form.tsx'
import { ListingHead } from './listing-head.tsx'
import { SearchLinks } from '#app/listing/common-search/search-links.tsx'
import { SearchTrail } from './search-trail.tsx'
import type { SearchView } from '#app/listing/common-search/search-view.ts'

/** The page of a common search: what there is in figures, the listing's search, filters and cards, and the searches beside it. */
export function SearchScreen({ view }: { view: SearchView }) {
  const { name, path, summary, crumbs, filters, related } = view
  const asked = useAskedFilters(filters)
  const listing: Listing = {
    ...view,
    said: [],
    searches: [],
    nearest: null,
    address: { path, noindex: false },
    map: '',
    streets: null,
  }
  return (
    <ListingForm key={path} filters={asked}>
      <ListingHead filters={asked} name={name} lead={summary}>
        <SearchTrail crumbs={crumbs} />
      </ListingHead>
      <ListingColumns
        filters={filters}
        asked={asked}
        listing={listing}
        named
        addressOf={(page) => (page > 1 ? `${path}?page=${page}` : path)}
      />
      <SearchLinks links={related} />
    </ListingForm>
  )
}
