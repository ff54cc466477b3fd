import { type ReactNode, Suspense, use } from 'react'
import { href, useNavigation } from 'react-router'
import { EmptyListing } from './empty-listing.tsx'
import { listingQuery } from '#app/properties/search/filter-url.ts'
import type { Filters } from '#app/properties/search/filters.ts'
import type { Listing } from './listing-arrival.ts'
import { ListingSkeleton } from './listing-skeleton.tsx'
import { Pager } from '#app/ui/pager.tsx'
import { ListingCard } from '#app/properties/card/property-card.tsx'

type Props = { filters: Filters; listing: Listing | Promise<Listing> }

/** The cards and their pages; the old ones stay, dimmed, while a new choice is on its way. */
export function ListingResults({ filters, listing }: Props) {
  if (listing instanceof Promise)
    return (
      <Suspense fallback={<ListingSkeleton />}>
        <ArrivingResults filters={filters} listing={listing} />
      </Suspense>
    )
  return <Results filters={filters} listing={listing} />
}

function ArrivingResults({ filters, listing }: { filters: Filters; listing: Promise<Listing> }) {
  return <Results filters={filters} listing={use(listing)} />
}

function Results({ filters, listing }: { filters: Filters; listing: Listing }) {
  const { properties, total, page, pages, publicUrl } = listing
  if (total === 0)
    return (
      <Refilterable>
        <EmptyListing filters={filters} nearest={listing.nearest} />
      </Refilterable>
    )
  return (
    <Refilterable>
      <ul className="listing-cards">
        {properties.map((property, at) => (
          <li key={property.id} className="grid min-w-0">
            <ListingCard property={property} publicUrl={publicUrl} priority={at === 0} />
          </li>
        ))}
      </ul>
      <Pager
        className="mt-11 border-t border-line pt-7"
        turning
        page={page}
        pages={pages}
        addressOf={(number) => href('/propiedades') + listingQuery(filters, { page: number })}
      />
    </Refilterable>
  )
}

function Refilterable({ children }: { children: ReactNode }) {
  const { location } = useNavigation()
  return (
    <div aria-busy={location?.pathname === href('/propiedades')} className="refilterable">
      {children}
    </div>
  )
}
