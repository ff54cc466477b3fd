import { useEffect, useRef } from 'react'
import { href, useNavigate } from 'react-router'
import { useFavourites, useFavouritesKnown } from '#app/listing/card/use-favourites.tsx'

/**
 * Keeps the list in the address and this browser's favourites in step. An address without a list gets the favourites, so
 * that it can be shared. While the address is the list of favourites, a removed favourite leaves the address too; Back
 * restores it there.
 * @returns whether the address has no list yet, and this browser has favourites or may have some
 */
export function useOwnList(requested: readonly string[]): boolean {
  const navigate = useNavigate()
  const own = useFavourites()
  const isKnown = useFavouritesKnown()
  const previous = useRef(own)
  /** The list that the address has, or that was just requested. */
  const list = useRef(requested)

  useEffect(() => {
    list.current = requested
  }, [requested])

  useEffect(() => {
    const before = previous.current
    previous.current = own
    const listed = list.current
    if (listed.length === 0 && own.length > 0) void navigate(listPath(own), { replace: true })
    const isOwn = listed.length > 0 && listed.length === before.length && listed.every((slug) => before.includes(slug))
    const slugs = listed.filter((slug) => own.includes(slug))
    if (!isOwn || slugs.length === listed.length) return
    list.current = slugs
    void navigate(listPath(slugs), { preventScrollReset: true, viewTransition: true })
  }, [requested, own, navigate])

  return requested.length === 0 && (!isKnown || own.length > 0)
}

export function listPath(slugs: readonly string[]): string {
  return slugs.length === 0 ? href('/favoritos') : `${href('/favoritos')}?p=${slugs.join(',')}`
}
