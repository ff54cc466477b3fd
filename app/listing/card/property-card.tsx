import { type MouseEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { PrefetchPageLinks } from 'react-router'
import { useAgency } from '#app/agency/use-agency.tsx'
import type { PropertyCard } from '#app/catalogue/property/property.ts'
import { mayPrefetch } from '#app/ui/may-prefetch.tsx'
import { StaticPart, linkAround } from '#app/ui/static-part.tsx'
import { pageOf, paintListingCard, paintListingRow } from './card-inside.tsx'
import { HEART } from './card-heart.tsx'
import { storeProperty } from './stored-property.ts'
import { toggleFavourite, useFavourites } from './use-favourites.tsx'
import { usePhotoName } from './use-photo-name.tsx'

/** Hovering or focusing a card for so long prefetches its page. */
const PREFETCH_DELAY_MS = 100

type Listed = { property: PropertyCard; publicUrl: string; priority?: boolean }

/** A card of the public listing. `publicUrl`: origin of the site; `priority`: loads the photo before the rest. */
export function ListingCard({ property, publicUrl, priority = false }: Listed) {
  const { whatsapp } = useAgency()
  return <LinkedCard property={property} paint={paintListingCard} data={{ property, publicUrl, whatsapp, priority }} />
}

/** A compact row of the list beside the map. */
export function ListingRow({ property }: { property: PropertyCard }) {
  return <LinkedCard property={property} paint={paintListingRow} data={property} />
}

type Props<Data> = { property: PropertyCard; paint: (data: Data) => ReactNode; data: Data }

/** A card that links to its property's page. Its photo moves to that page, and its heart button toggles the favourite. */
export function LinkedCard<Data>({ property, paint, data }: Props<Data>) {
  const card = useRef<HTMLElement>(null)
  const isFavourite = useFavourites().includes(property.slug)
  useLayoutEffect(() => card.current?.querySelector(HEART)?.setAttribute('aria-pressed', String(isFavourite)))
  const { isPrefetching, handlers } = usePrefetch()
  const path = pageOf(property)
  const { className, style } = usePhotoName(path)

  function onClick(event: MouseEvent<HTMLElement>) {
    if (event.target instanceof Element && event.target.closest(HEART)) return toggleFavourite(property.slug)
    const link = linkAround(event)
    if (link !== null && link.pathname + link.search === path) storeProperty(`property-${property.slug}`, property)
  }

  return (
    <>
      <StaticPart
        tag="article"
        ref={card}
        viewTransition
        className={`card ${className}`}
        style={style}
        paint={paint}
        data={data}
        onClick={onClick}
        {...handlers}
      />
      {isPrefetching && <PrefetchPageLinks page={path} />}
    </>
  )
}

/** Whether to prefetch the page of a card, and the event handlers that decide it. */
function usePrefetch() {
  const [isPointed, setPointed] = useState(false)
  const [isPrefetching, setPrefetching] = useState(false)
  useEffect(() => {
    if (!isPointed || !mayPrefetch()) return
    const timer = setTimeout(() => setPrefetching(true), PREFETCH_DELAY_MS)
    return () => clearTimeout(timer)
  }, [isPointed])
  const enter = () => setPointed(true)
  const leave = () => setPointed(false)
  return {
    isPrefetching,
    handlers: { onMouseEnter: enter, onMouseLeave: leave, onFocus: enter, onBlur: leave, onTouchStart: enter },
  }
}
