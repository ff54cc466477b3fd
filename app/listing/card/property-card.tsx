import { type MouseEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { PrefetchPageLinks, useNavigate } from 'react-router'
import { useAgency } from '#app/agency/use-agency.tsx'
import type { PropertyCard } from '#app/catalogue/property/property.ts'
import { mayFetchAhead } from '#app/ui/may-fetch-ahead.tsx'
import { isPlainClick } from '#app/ui/plain-click.ts'
import { StaticPart, linkAround } from '#app/ui/static-part.tsx'
import { pageOf, paintListingCard } from './card-inside.tsx'
import { HEART } from './card-heart.tsx'
import { loadedMotion } from './loaded-motion.tsx'
import { storeProperty } from './stored-property.ts'
import { toggleFavourite, useFavourites } from './use-favourites.tsx'

/** Who rests on a card for so many milliseconds may open it. */
const RESTED = 100

type Listed = { property: PropertyCard; publicUrl: string; priority?: boolean }

/** A property of the public listing. `publicUrl` is the site's origin; `priority` marks the first, whose photo a phone waits for. */
export function ListingCard({ property, publicUrl, priority = false }: Listed) {
  const { whatsapp } = useAgency()
  return <LinkedCard property={property} paint={paintListingCard} data={{ property, publicUrl, whatsapp, priority }} />
}

type Props<Data> = { property: PropertyCard; paint: (data: Data) => ReactNode; data: Data }

/** A card leads to the page of its property, which grows out of its photo; a listed one can be kept by its heart. */
export function LinkedCard<Data>({ property, paint, data }: Props<Data>) {
  const navigate = useNavigate()
  const card = useRef<HTMLElement>(null)
  const isKept = useFavourites().includes(property.slug)
  useLayoutEffect(() => card.current?.querySelector(HEART)?.setAttribute('aria-pressed', String(isKept)))
  const { ahead, resting } = useAhead()

  function onClick(event: MouseEvent<HTMLElement>) {
    if (event.target instanceof Element && event.target.closest(HEART)) return toggleFavourite(property.slug)
    const path = pageOf(property)
    const link = linkAround(event)
    if (link?.pathname !== path) return
    storeProperty(property)
    const go = () => void navigate(path)
    if (isPlainClick(event) && loadedMotion()?.openFromCard(link, path, go)) event.preventDefault()
  }

  return (
    <>
      <StaticPart tag="article" ref={card} className="card" paint={paint} data={data} onClick={onClick} {...resting} />
      {ahead && <PrefetchPageLinks page={pageOf(property)} />}
    </>
  )
}

/** Whether the page of a card is worth fetching before anybody opens it, and the handlers that tell. */
function useAhead() {
  const [isRestedOn, setRestedOn] = useState(false)
  const [ahead, setAhead] = useState(false)
  useEffect(() => {
    if (!isRestedOn || !mayFetchAhead()) return
    const timer = setTimeout(() => setAhead(true), RESTED)
    return () => clearTimeout(timer)
  }, [isRestedOn])
  const come = () => setRestedOn(true)
  const go = () => setRestedOn(false)
  return { ahead, resting: { onMouseEnter: come, onMouseLeave: go, onFocus: come, onBlur: go, onTouchStart: come } }
}
