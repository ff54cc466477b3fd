import { type MouseEvent, type ReactNode, Suspense, lazy, use } from 'react'
import { LIST_BESIDE_MAP } from '#app/listing/map/map-view.ts'
import { showListBeside } from '#app/listing/map/live/show-list.tsx'
import type { Listing } from './listing-data.ts'
import { PeekCards } from './peek-cards.tsx'

/** The map's gestures are loaded after the page, and only with a map. If that fails, its links still work. */
const LiveMap = lazy(async () => {
  const { LiveMap: live } = await import('#app/listing/map/live/live-map.tsx').catch(() => new Promise<never>(() => {}))
  return { default: live }
})

type Props = { listing: Listing | Promise<Listing>; children: ReactNode }

/** The map of the results and their list: side by side from 1024 px, below that as a drawer over the map. */
export function MapView({ listing, children }: Props) {
  return (
    <section id={VIEW} aria-labelledby="resultados" className="map-view">
      <ListingMap listing={listing} />
      <div id={DRAWER} tabIndex={-1} className="map-list">
        <DrawerLinks />
        <PeekCards listing={listing} />
        {children}
      </div>
    </section>
  )
}

/** The map of the results, with its own place beside the list. */
function ListingMap({ listing }: { listing: Listing | Promise<Listing> }) {
  if (listing instanceof Promise)
    return (
      <Suspense fallback={<div aria-hidden="true" className="listing-map skeleton" />}>
        <AwaitedMap listing={listing} />
      </Suspense>
    )
  const { map, streets } = listing
  const plain = <div className="map-part" dangerouslySetInnerHTML={{ __html: map }} />
  return <Suspense fallback={plain}>{import.meta.env.SSR ? plain : <LiveMap html={map} streets={streets} />}</Suspense>
}

function AwaitedMap({ listing }: { listing: Promise<Listing> }) {
  return <ListingMap listing={use(listing)} />
}

const DRAWER = LIST_BESIDE_MAP
/** The map itself is sticky, so it stands in the window wherever the page is; its section has a fixed place. */
const VIEW = 'vista'
const MAP = 'mapa'

/**
 * Below 1024 px the list lies over the lower edge of the map and is pulled over it by scrolling the page. These links do the
 * same: the first opens the list, the second, which is seen only then, goes back to the map.
 */
function DrawerLinks() {
  return (
    <>
      <a href={`#${DRAWER}`} onClick={scrollTo} className="map-handle">
        Ver la lista
      </a>
      <div className="map-return">
        <a href={`#${VIEW}`} onClick={scrollTo}>
          Ver el mapa
        </a>
      </div>
    </>
  )
}

/** Moves the page and the focus without a step of the history. */
function scrollTo(event: MouseEvent<HTMLAnchorElement>) {
  const target = document.querySelector<HTMLElement>(event.currentTarget.hash)
  if (!target) return
  event.preventDefault()
  showListBeside(target, target.querySelector<HTMLElement>(`#${MAP}`) ?? target)
}
