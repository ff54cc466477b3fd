import { useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigationType } from 'react-router'
import { loadedMotion } from '#app/listing/card/loaded-motion.tsx'
import type { Listing } from './listing-data.ts'

/**
 * The listing as its cards show it. Where some of them stay, what is new waits until the browser has its picture of the
 * old places, from which they move to theirs (design, section 6). Back restores a place on the page, so nothing moves.
 */
export function useMovingCards(listing: Listing): Listing {
  const [shown, setShown] = useState(listing)
  const isBack = useNavigationType() === 'POP'
  const isMoving = shown !== listing && !isBack && loadedMotion()?.canMoveCards(shown.properties, listing.properties)
  if (shown !== listing && !isMoving) setShown(listing)
  useLayoutEffect(() => {
    if (isMoving) loadedMotion()?.moveCards(() => flushSync(() => setShown(listing)))
  }, [isMoving, listing])
  return isMoving ? shown : listing
}
