import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { href, useNavigate } from 'react-router'
import { loadedMotion } from '#app/listing/card/loaded-motion.tsx'
import { useFavourites, useFavouritesKnown } from '#app/listing/card/use-favourites.tsx'

type Listed = { id: string; slug: string }
/** `isComing`: the address has no list yet, and this browser has favourites or may have some. */
type OwnList<Row> = { properties: readonly Row[]; isComing: boolean }

/**
 * Keeps the list in the address and this browser's favourites in step. An address without a list gets the favourites, so
 * that it can be shared. While the address is the list of favourites, a removed favourite leaves the address too; Back
 * restores it there.
 * @returns the properties of the address that are still in the list, and whether the favourites are on their way
 */
export function useOwnList<Row extends Listed>(requested: readonly string[], properties: readonly Row[]): OwnList<Row> {
  const navigate = useNavigate()
  const own = useFavourites()
  const isKnown = useFavouritesKnown()
  const previous = useRef(own)
  const [left, setLeft] = useState({ of: properties, properties })
  const shown = left.of === properties ? left.properties : properties

  useEffect(() => {
    const before = previous.current
    previous.current = own
    if (requested.length === 0 && own.length > 0) void navigate(listPath(own), { replace: true })
    // A property that was removed a moment ago may still be in the address.
    const removed = properties.filter((row) => !shown.includes(row)).map(({ slug }) => slug)
    const listed = requested.filter((slug) => !removed.includes(slug))
    const isOwn = listed.length > 0 && listed.length === before.length && listed.every((slug) => before.includes(slug))
    const slugs = listed.filter((slug) => own.includes(slug))
    if (!isOwn || slugs.length === listed.length) return
    const kept = shown.filter(({ slug }) => slugs.includes(slug))
    const change = () => {
      setLeft({ of: properties, properties: kept })
      void navigate(listPath(slugs), { preventScrollReset: true })
    }
    const motion = loadedMotion()
    if (motion?.canMoveCards(shown, kept)) motion.moveCards(() => flushSync(change))
    else change()
  }, [requested, own, properties, shown, navigate])

  return { properties: shown, isComing: requested.length === 0 && (!isKnown || own.length > 0) }
}

export function listPath(slugs: readonly string[]): string {
  return slugs.length === 0 ? href('/favoritos') : `${href('/favoritos')}?p=${slugs.join(',')}`
}
