import { Suspense, use } from 'react'
import { countLabel } from '#app/listing/search/filter-url.ts'
import type { Listing } from './listing-arrival.ts'

const ID = 'conteo'

/** How many properties pass, told to screen readers when the number changes. */
export function ResultCount({ listing }: { listing: Listing | Promise<Listing> }) {
  return (
    <output id={ID} tabIndex={-1} className="num font-semibold">
      {listing instanceof Promise ? (
        <Suspense fallback="Cargando...">
          <ArrivingCount listing={listing} />
        </Suspense>
      ) : (
        countLabel(listing.total)
      )}
    </output>
  )
}

function ArrivingCount({ listing }: { listing: Promise<Listing> }) {
  return countLabel(use(listing).total)
}

export function focusResultCount() {
  document.querySelector<HTMLElement>(`#${ID}`)?.focus()
}
