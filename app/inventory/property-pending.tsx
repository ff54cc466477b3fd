import { type ReactNode, useEffect } from 'react'
import { matchPath, useLocation, useNavigation } from 'react-router'
import { FormPlaceholder } from '#app/editing/form/form-placeholder.tsx'
import { useLoadingPage } from '#app/site/connection/use-loading-page.tsx'
import type { CardCopy } from '#app/catalogue/property/property.ts'
import type { Theme } from '#app/ui/panel/theme.ts'
import {
  type PreviewKey,
  markPreviewUsed,
  removeStalePreview,
  removePreview,
  readSavedPreview,
} from '#app/property/page/saved-preview.ts'
import { StaffDetailPreview } from './staff-detail.tsx'

/** The pages that show a preview of their property while the server's copy loads (decision 5). */
const PAGES: readonly { path: string; key: PreviewKey; paint: (card: CardCopy) => ReactNode }[] = [
  { path: '/property/:propertyId', key: 'selectedProperty', paint: (card) => <StaffDetailPreview card={card} /> },
  { path: '/edit-property/:propertyId', key: 'propertyToEdit', paint: (card) => <FormPlaceholder card={card} /> },
]

/** The preview of the next page, over the old one. */
export function PropertyPending({ theme }: { theme: Theme }) {
  const { pathname } = useLocation()
  const { location } = useNavigation()
  const onItsWay = useLoadingPage()
  // The page of a deleted property never mounts, so it can't remove its preview itself.
  useEffect(() => {
    for (const { path, key } of PAGES) {
      if (matchPath(path, location?.pathname ?? pathname)) markPreviewUsed(key)
      else if (!location) removeStalePreview(key)
    }
  }, [location, pathname])
  if (!onItsWay) return null
  const preview = previewOf(onItsWay.pathname)
  return (
    preview && (
      <div
        role="status"
        aria-label="Cargando..."
        data-theme={theme}
        className="fixed inset-0 z-(--z-banner) overflow-auto"
      >
        {/* Within a section the preview's header is not the banner of the page. */}
        <section>{preview}</section>
      </div>
    )
  )
}

function previewOf(pathname: string): ReactNode {
  for (const { path, key, paint } of PAGES) {
    const id = matchPath(path, pathname)?.params.propertyId
    const card = id ? readSavedPreview(key, id) : null
    if (card) return paint(card)
  }
  return null
}

/** Removes a saved preview when its page is left: by a navigation, a document load, or closing the tab. */
export function useRemovePreviewOnLeave(key: PreviewKey): void {
  useEffect(() => {
    const remove = () => removePreview(key)
    window.addEventListener('pagehide', remove)
    return () => {
      window.removeEventListener('pagehide', remove)
      remove()
    }
  }, [key])
}
