import { Suspense, use } from 'react'
import { href } from 'react-router'
import { CorrectedNotice } from '#app/listing/search/corrected-notice.tsx'
import { listingQuery } from '#app/listing/search/filter-url.ts'
import type { Filters } from '#app/listing/search/filters.ts'
import type { Listing } from './listing-arrival.ts'
import { focusResultCount } from './result-count.tsx'

type Props = { filters: Filters; listing: Listing | Promise<Listing> }

/** Says that the results are of another spelling, with a way to those of what was typed. */
export function CorrectedSearch({ filters, listing }: Props) {
  if (listing instanceof Promise)
    return (
      <Suspense>
        <ArrivingSearch filters={filters} listing={listing} />
      </Suspense>
    )
  return (
    <CorrectedNotice
      distance="mb-2"
      typed={filters.search}
      corrected={listing.corrected}
      to={href('/propiedades') + listingQuery(filters, { literal: true })}
      onClick={focusResultCount}
    />
  )
}

function ArrivingSearch({ listing, ...props }: Omit<Props, 'listing'> & { listing: Promise<Listing> }) {
  return <CorrectedSearch {...props} listing={use(listing)} />
}
