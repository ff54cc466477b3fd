import { type ReactNode, useEffect } from 'react'
import { matchPath, useLocation, useNavigation } from 'react-router'
import { type StoredKey, readStoredProperty, removeStored } from '#app/listing/card/stored-property.ts'
import { useLoadingPage } from '#app/site/connection/use-loading-page.tsx'

const PUBLIC_PAGE = '/propiedad/:id'
/** The pages of the panel, with the key of what was stored for them. */
const PANEL_PAGES = [
  ['/property/:id', 'selectedProperty'],
  ['/edit-property/:id', 'propertyToEdit'],
] as const satisfies [string, StoredKey][]

type Props = {
  className?: string
  /** Shown where nothing was stored. */
  children?: ReactNode
}

/** The stored title, place and photo over the old page while the page of a property takes long to load (decision 5). */
export function PropertyPending({ className = 'fixed', children = null }: Props) {
  const stored = storedFor(useLoadingPage()?.pathname ?? '')
  if (!stored) return children
  return (
    <div
      role="status"
      aria-label="Cargando..."
      className={`waiting inset-0 z-(--z-sticky) overflow-clip bg-canvas text-ink ${className}`}
    >
      {/* In sight also over a page that was scrolled. */}
      <div className="wrap sticky top-0 grid max-w-[52rem] gap-3 pt-36">
        <p className="font-display text-3xl leading-[1.1] font-semibold tracking-display wrap-anywhere">
          {stored.title}
        </p>
        <p className="text-ink-2">{stored.place}</p>
        <p>Cargando...</p>
        {stored.photo && (
          <div className="card-media">
            <img src={stored.photo} alt="" className="card-photo" />
          </div>
        )}
      </div>
    </div>
  )
}

function storedFor(pathname: string) {
  const slug = matchPath(PUBLIC_PAGE, pathname)?.params.id
  if (slug) return readStoredProperty(`property-${slug}`)
  for (const [path, key] of PANEL_PAGES) {
    const id = matchPath(path, pathname)?.params.id
    if (id) return readStoredProperty(key, id)
  }
  return null
}

/** Removes what was stored for a page of the panel when that page is left: by a navigation or by a document load. */
export function useRemoveStored(): void {
  const { pathname } = useLocation()
  const next = useNavigation().location?.pathname ?? pathname
  useEffect(() => {
    for (const [path, key] of PANEL_PAGES) if (!matchPath(path, next)) removeStored(key)
  }, [next])
  useEffect(() => {
    const removeAll = () => PANEL_PAGES.forEach(([, key]) => removeStored(key))
    window.addEventListener('pagehide', removeAll)
    return () => window.removeEventListener('pagehide', removeAll)
  }, [])
}
