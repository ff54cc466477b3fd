import { type ReactNode, useEffect } from 'react'
import { matchPath, useLocation, useNavigation } from 'react-router'
import { KnownForm } from '#app/editing/form/known-form.tsx'
import { usePageOnItsWay } from '#app/site/connection/use-on-its-way.tsx'
import type { CardCopy } from '#app/catalogue/property/property.ts'
import type { Theme } from '#app/ui/panel/theme.ts'
import {
  type PreviewKey,
  markPreviewUsed,
  removeStalePreview,
  removePreview,
  readPreview,
} from '#app/property/page/saved-preview.ts'
import { KnownStaffDetail } from './staff-detail.tsx'

/** The pages that paint what is kept of their property while the server's copy is on its way (decision 5). */
const PAGES: readonly { path: string; key: PreviewKey; paint: (card: CardCopy) => ReactNode }[] = [
  { path: '/property/:propertyId', key: 'selectedProperty', paint: (card) => <KnownStaffDetail card={card} /> },
  { path: '/edit-property/:propertyId', key: 'propertyToEdit', paint: (card) => <KnownForm card={card} /> },
]

/** Over the page that is left, what the browser knows of the property whose page follows. */
export function PropertyPending({ theme }: { theme: Theme }) {
  const { pathname } = useLocation()
  const { location } = useNavigation()
  const onItsWay = usePageOnItsWay()
  // A property that is gone never shows the page that would forget it.
  useEffect(() => {
    for (const { path, key } of PAGES) {
      if (matchPath(path, location?.pathname ?? pathname)) markPreviewUsed(key)
      else if (!location) removeStalePreview(key)
    }
  }, [location, pathname])
  if (!onItsWay) return null
  const painted = paintedPage(onItsWay.pathname)
  return (
    painted && (
      <div
        role="status"
        aria-label="Cargando..."
        data-theme={theme}
        className="fixed inset-0 z-(--z-banner) overflow-auto"
      >
        {/* The head of what is painted is not the page's. */}
        <section>{painted}</section>
      </div>
    )
  )
}

function paintedPage(pathname: string): ReactNode {
  for (const { path, key, paint } of PAGES) {
    const id = matchPath(path, pathname)?.params.propertyId
    const card = id ? readPreview(key, id) : null
    if (card) return paint(card)
  }
  return null
}

/** What was kept for a page goes when the page is left: within the panel, to anywhere else, or with its tab. */
export function useForgetOnLeaving(key: PreviewKey): void {
  useEffect(() => {
    const forget = () => removePreview(key)
    window.addEventListener('pagehide', forget)
    return () => {
      window.removeEventListener('pagehide', forget)
      forget()
    }
  }, [key])
}
