import { type ReactNode, Suspense, lazy, use, useState } from 'react'
import { href, useLocation, useNavigation, useNavigationType } from 'react-router'
import type { Filters } from '#app/listing/search/filters.ts'
import type { Listing } from './listing-arrival.ts'
import { ListingSkeleton } from './listing-skeleton.tsx'
import { useMovingCards } from './use-moving-cards.tsx'
import { Pager } from '#app/ui/pager.tsx'
import { useLate } from '#app/ui/use-late.tsx'
import { ListingCard } from '#app/listing/card/property-card.tsx'

/** React Router's key of the page that came as a document. */
const FIRST_PAGE = 'default'

/** Few lists are empty. */
const EmptyListing = lazy(() => import('./empty-listing.tsx').then((late) => ({ default: late.EmptyListing })))

/** What a hand does with the map comes after the page, and only where there is one; where it can't come, links do it. */
const LiveMap = lazy(async () => {
  const { LiveMap: live } = await import('#app/listing/map/live/live-map.tsx').catch(() => new Promise<never>(() => {}))
  return { default: live }
})

type Ways = { filters: Filters; addressOf: (page: number) => string }
type Props = Ways & { listing: Listing | Promise<Listing> }

/** The cards and their pages; the old ones stay, dimmed, while a new choice is on its way. */
export function ListingResults({ listing, ...ways }: Props) {
  if (listing instanceof Promise)
    return (
      <Suspense fallback={<ListingSkeleton />}>
        <ArrivingResults {...ways} listing={listing} />
      </Suspense>
    )
  return <Results {...ways} listing={listing} />
}

function ArrivingResults({ listing, ...ways }: Ways & { listing: Promise<Listing> }) {
  return <Results {...ways} listing={use(listing)} />
}

function Results({ filters, listing, addressOf }: Ways & { listing: Listing }) {
  const shown = useMovingCards(listing)
  const ahead = useLate(loadAhead)
  const isDrawn = useIsReturn()
  const { properties, total, page, pages, publicUrl } = shown
  if (total === 0)
    return (
      <Refilterable filters={filters} listing={listing}>
        <EmptyListing filters={{ ...filters, search: shown.corrected ?? filters.search }} listing={shown} />
      </Refilterable>
    )
  return (
    <Refilterable filters={filters} listing={listing}>
      <ul className={`listing-cards ${isDrawn ? 'drawn' : ''}`}>
        {properties.map((property, at) => (
          <li key={property.id} className="grid min-w-0">
            <ListingCard property={property} publicUrl={publicUrl} priority={at === 0} />
          </li>
        ))}
      </ul>
      {ahead && page < pages && <ahead.NextPageAhead key={addressOf(page + 1)} path={addressOf(page + 1)} />}
      <Pager className="mt-11 border-t border-line pt-7" turning page={page} pages={pages} addressOf={addressOf} />
    </Refilterable>
  )
}

/** Whether the list came with a step in the history: what is drawn once was drawn before. */
function useIsReturn(): boolean {
  const { key } = useLocation()
  const isReturn = useNavigationType() === 'POP' && key !== FIRST_PAGE
  return useState(isReturn)[0]
}

type Refilterable = { filters: Filters; listing: Listing; children: ReactNode }

function Refilterable({ filters, listing: { map, streets }, children }: Refilterable) {
  const { location } = useNavigation()
  const plain = <div dangerouslySetInnerHTML={{ __html: map }} />
  return (
    <div aria-busy={location?.pathname === href('/propiedades')} className="refilterable">
      <div className="old-results">
        <Suspense fallback={plain}>
          {import.meta.env.SSR || !filters.vista ? plain : <LiveMap html={map} streets={streets} />}
        </Suspense>
        {children}
      </div>
    </div>
  )
}

/** Nobody is at the end of a list when it comes. */
function loadAhead() {
  return import('./next-page-ahead.tsx')
}
