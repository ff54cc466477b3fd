import { type ReactNode, useLayoutEffect } from 'react'
import { matchPath, useLocation } from 'react-router'
import { loadMotion, loadedMotion } from '#app/listing/card/loaded-motion.tsx'
import { useLoadingPage } from '#app/site/connection/use-loading-page.tsx'
import { useLazy } from '#app/ui/use-lazy.tsx'

/**
 * Shows a preview with the data of the card while the page of a property loads (decision 5). The old page stays mounted but
 * hidden. If the navigation fails, it is shown again at its scroll position.
 */
export function DetailPending({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const next = useLoadingPage()?.pathname ?? null
  const late = useLazy(loadOpening)
  const slug = next && matchPath('/propiedad/:propertySlug', next)?.params.propertySlug
  const preview = slug && late ? late.paintPreview(slug) : null
  const hasPreview = preview !== null
  const path = hasPreview && next ? next : pathname
  useLayoutEffect(() => loadedMotion()?.arrivedAt(path), [path, hasPreview, late])
  return (
    <>
      <div hidden={hasPreview}>{children}</div>
      {preview}
    </>
  )
}

/** The scripts of the preview and its motion. Until they are loaded, the old page stays visible. */
async function loadOpening() {
  const motion = loadMotion()
  const { paintPreview } = await import('./property-preview.tsx')
  await motion
  return { paintPreview }
}
