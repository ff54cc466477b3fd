import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react'
import { href, matchPath, useLocation } from 'react-router'
import { loadMotion, loadedMotion } from '#app/properties/card/loaded-motion.tsx'
import { readStoredProperty } from '#app/properties/card/stored-property.ts'
import type { CardCopy } from '#app/properties/property.ts'
import { usePageOnItsWay } from '#app/site/connection/use-on-its-way.tsx'

/**
 * While the page of a property is on its way, shows what the card that led there knows of it (decision 5). The page that
 * is left stays as it is, only unseen: should the navigation come to nothing, it comes back at its place.
 */
export function DetailPending({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const paint = usePaint()
  const asked = useCardOnItsWay()
  const card = paint && asked
  const path = card ? href('/propiedad/:propertySlug', { propertySlug: card.slug }) : pathname
  useLayoutEffect(() => loadedMotion()?.arrivedAt(path), [path, card, paint])
  return (
    <>
      <div hidden={card !== null}>{children}</div>
      {card && paint?.(card)}
    </>
  )
}

type Paint = (card: CardCopy) => ReactNode

/** What opening a property takes beside its page comes after this page; as long as it is missing, the page is waited for. */
function usePaint(): Paint | null {
  const [paint, setPaint] = useState<Paint | null>(null)
  useEffect(() => {
    Promise.all([import('./known-property.tsx'), loadMotion()]).then(
      ([{ paintKnown }]) => setPaint(() => paintKnown),
      // Without a connection the page itself does not come either.
      () => {},
    )
  }, [])
  return paint
}

function useCardOnItsWay(): CardCopy | null {
  const location = usePageOnItsWay()
  if (!location) return null
  const slug = matchPath('/propiedad/:propertySlug', location.pathname)?.params.propertySlug
  return slug ? readStoredProperty(slug) : null
}
