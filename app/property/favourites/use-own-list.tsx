import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { href, useNavigate } from 'react-router'
import { loadedMotion } from '#app/listing/card/loaded-motion.tsx'
import { useFavourites } from '#app/listing/card/use-favourites.tsx'

type Listed = { id: string; slug: string }

/**
 * Without a list in the address it is this browser's, which goes there to be shared and kept. While the address has this
 * browser's list, what is taken away goes from both, and Back brings it to the address again.
 * @returns what is left of the address's properties
 */
export function useOwnList<Each extends Listed>(
  asked: readonly string[],
  properties: readonly Each[],
): readonly Each[] {
  const navigate = useNavigate()
  const own = useFavourites()
  const known = useRef(own)
  const [left, setLeft] = useState({ of: properties, properties })
  const shown = left.of === properties ? left.properties : properties

  useEffect(() => {
    const before = known.current
    known.current = own
    if (asked.length === 0 && own.length > 0) void navigate(listPath(own), { replace: true })
    // What was taken away a moment ago may be in the address yet.
    const taken = properties.filter((each) => !shown.includes(each)).map(({ slug }) => slug)
    const there = asked.filter((slug) => !taken.includes(slug))
    const isOwn = there.length > 0 && there.length === before.length && there.every((slug) => before.includes(slug))
    const slugs = there.filter((slug) => own.includes(slug))
    if (!isOwn || slugs.length === there.length) return
    const kept = shown.filter(({ slug }) => slugs.includes(slug))
    const change = () => {
      setLeft({ of: properties, properties: kept })
      void navigate(listPath(slugs), { preventScrollReset: true })
    }
    const motion = loadedMotion()
    if (motion?.canMoveCards(shown, kept)) motion.moveCards(() => flushSync(change))
    else change()
  }, [asked, own, properties, shown, navigate])

  return shown
}

export function listPath(slugs: readonly string[]): string {
  return slugs.length === 0 ? href('/favoritos') : `${href('/favoritos')}?p=${slugs.join(',')}`
}
