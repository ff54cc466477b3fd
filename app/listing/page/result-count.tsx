import { Suspense, use } from 'react'
import { countLabel } from '#app/listing/search/filter-url.ts'
import type { Listing } from './listing-data.ts'

const ID = 'conteo'

/** The number of results. Screen readers announce changes. */
export function ResultCount({ listing }: { listing: Listing | Promise<Listing> }) {
  return (
    <output id={ID} tabIndex={-1} className="num font-semibold">
      {listing instanceof Promise ? (
        <Suspense fallback="Cargando...">
          <AwaitedCount listing={listing} />
        </Suspense>
      ) : (
        countLabel(listing.total)
      )}
    </output>
  )
}

function AwaitedCount({ listing }: { listing: Promise<Listing> }) {
  return countLabel(use(listing).total)
}

export function focusResultCount() {
  document.querySelector<HTMLElement>(`#${ID}`)?.focus()
}
