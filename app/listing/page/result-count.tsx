import { Suspense, use } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { TURNED } from '#app/ui/pager.tsx'
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

/** The heading over the results. After paging it is mounted again, takes the focus and scrolls to the top of the screen. */
export function ResultsHeading() {
  const { key, state } = useLocation()
  const turned = useNavigationType() === 'PUSH' && state === TURNED
  return (
    <h2
      key={turned ? key : 'resultados'}
      ref={turned ? startHere : null}
      id="resultados"
      tabIndex={-1}
      className="sr-only"
    >
      Resultados
    </h2>
  )
}

function startHere(heading: HTMLElement | null) {
  heading?.focus({ preventScroll: true })
  heading?.scrollIntoView()
}
