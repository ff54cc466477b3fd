import { type ReactNode, useLayoutEffect } from 'react'
import { matchPath, useLocation } from 'react-router'
import { loadMotion, loadedMotion } from '#app/listing/card/loaded-motion.tsx'
import { usePageOnItsWay } from '#app/site/connection/use-on-its-way.tsx'
import { useLate } from '#app/ui/use-late.tsx'

/**
 * While the page of a property is on its way, shows what the card that led there knows of it (decision 5). The page that
 * is left stays as it is, only unseen: should the navigation come to nothing, it comes back at its place.
 */
export function DetailPending({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const next = usePageOnItsWay()?.pathname ?? null
  const late = useLate(loadOpening)
  const slug = next && matchPath('/propiedad/:propertySlug', next)?.params.propertySlug
  const known = slug && late ? late.paintKnown(slug) : null
  const isKnown = known !== null
  const path = isKnown && next ? next : pathname
  useLayoutEffect(() => loadedMotion()?.arrivedAt(path), [path, isKnown, late])
  return (
    <>
      <div hidden={isKnown}>{children}</div>
      {known}
    </>
  )
}

/** What opening a property takes beside its page; as long as it is missing, the page is waited for. */
async function loadOpening() {
  const motion = loadMotion()
  const { paintKnown } = await import('./known-property.tsx')
  await motion
  return { paintKnown }
}
