import { type ReactNode, Suspense, lazy, use, useState } from 'react'
import { href, useLocation, useNavigationType } from 'react-router'
import { type Filters, PAGE_SIZE } from '#app/listing/search/filters.ts'
import type { Listing } from './listing-data.ts'
import { Pager } from '#app/ui/pager.tsx'
import { useLoadingAddress, useSilence } from '#app/site/connection/use-loading-page.tsx'
import { useIsInitialDocument } from '#app/ui/use-is-initial-document.tsx'
import { useLazy } from '#app/ui/use-lazy.tsx'
import { ListingCard, ListingRow } from '#app/listing/card/property-card.tsx'

/** React Router's key of a page that was loaded as a document. */
const FIRST_PAGE = 'default'

/** Loaded only when needed: few lists are empty. */
const EmptyListing = lazy(() => import('./empty-listing.tsx').then((late) => ({ default: late.EmptyListing })))

type ListProps = { filters: Filters; addressOf: (page: number) => string }
type Props = ListProps & { listing: Listing | Promise<Listing> }

/** The cards and the pager. Old cards stay, dimmed, while another choice loads. */
export function ListingResults({ listing, ...list }: Props) {
  if (listing instanceof Promise)
    return (
      <Suspense fallback={<ListingSkeleton />}>
        <AwaitedResults {...list} listing={listing} />
      </Suspense>
    )
  return <Results {...list} listing={listing} />
}

function AwaitedResults({ listing, ...list }: ListProps & { listing: Promise<Listing> }) {
  return <Results {...list} listing={use(listing)} />
}

function Results({ filters, listing, addressOf }: ListProps & { listing: Listing }) {
  const prefetch = useLazy(loadPrefetch)
  const isReturn = useIsReturn()
  const { properties, total, page, pages, publicUrl } = listing
  if (total === 0)
    return (
      <Refilterable filters={filters} listing={listing}>
        <EmptyListing filters={{ ...filters, search: listing.corrected ?? filters.search }} listing={listing} />
      </Refilterable>
    )
  return (
    <Refilterable filters={filters} listing={listing}>
      <ul className={`listing-cards ${filters.vista ? 'is-rows' : ''} ${isReturn ? 'drawn' : ''}`}>
        {properties.map((property, at) => (
          <li key={property.id} className="grid min-w-0">
            {filters.vista ? (
              <ListingRow property={property} />
            ) : (
              <ListingCard property={property} publicUrl={publicUrl} priority={at === 0} />
            )}
          </li>
        ))}
      </ul>
      {prefetch && page < pages && <prefetch.NextPagePrefetch key={addressOf(page + 1)} path={addressOf(page + 1)} />}
      <Pager className="mt-11 border-t border-line pt-7" turning page={page} pages={pages} addressOf={addressOf} />
    </Refilterable>
  )
}

/** Whether the list was reached by back or forward. Its dimension lines have been animated before, so they aren't again. */
function useIsReturn(): boolean {
  const { key } = useLocation()
  const isArriving = useIsInitialDocument()
  const isReturn = useNavigationType() === 'POP' && key !== FIRST_PAGE && !isArriving
  return useState(isReturn)[0]
}

/** The boxes of a card's skeleton, from its photo to its buttons. */
const CARD_PARTS = [
  'aspect-4/3 rounded-md',
  'mt-5 mb-[1.1rem] h-px',
  'h-6 w-3/5',
  'mt-[.8rem] h-4 w-11/12',
  'mt-[.45rem] h-4 w-1/2',
  'mt-3 h-4 w-2/3',
  'mt-3 h-4 w-2/5',
  'mt-5 h-11',
]

/** The skeleton of a full page of cards while the list loads. */
function ListingSkeleton() {
  const silence = useSilence()
  return (
    <div aria-busy={silence === null}>
      {silence === null && <p className="sr-only">Cargando...</p>}
      <div aria-hidden="true" className="listing-cards">
        {Array.from({ length: PAGE_SIZE }, (_, at) => (
          <div key={at}>
            {CARD_PARTS.map((part) => (
              <div key={part} className={`skeleton ${part}`} />
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}

type Refilterable = { filters: Filters; listing: Listing; children: ReactNode }

function Refilterable({ filters, listing: { map }, children }: Refilterable) {
  const location = useLoadingAddress()
  return (
    <div aria-busy={location?.pathname === href('/propiedades')} className="refilterable">
      <div className="old-results">
        {!filters.vista && <div dangerouslySetInnerHTML={{ __html: map }} />}
        {children}
      </div>
    </div>
  )
}

/** Loaded after the page: the list starts scrolled to the top. */
function loadPrefetch() {
  return import('./next-page-prefetch.tsx')
}
