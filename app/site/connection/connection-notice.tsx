import { type ReactNode, useEffect, useState } from 'react'
import { Link, type Location, href, matchPath, useLocation, useNavigation } from 'react-router'
import { DETAILS_NOT_LOADED } from '#app/site/details-not-loaded.ts'
import { noticePath } from '#app/site/notice-path.ts'
import { buttonClass } from '#app/ui/button.ts'
import { PROPERTY_NOT_LOADED } from '#app/ui/failure-words.ts'
import { Notice } from '#app/ui/notice.tsx'
import { type Silence, holdingFetch, retryHeld } from './held-requests.ts'
import { useBlockedReload } from './use-blocked-reload.tsx'
import { useSilence } from './use-loading-page.tsx'

export function paintConnectionNotice(): ReactNode {
  return <ConnectionNotice />
}

/** A navigation without an answer keeps the current page, with a message and a button that tries again. */
function ConnectionNotice() {
  useHoldingFetch()
  useBlockedReload()
  useLostPhotos()
  const silence = useSilence()
  const { location } = useNavigation()
  return silence && <LostConnection key={location?.key} to={location ?? null} silence={silence} />
}

/** Replaces the browser's `fetch`: React Router has no other hook to wait for the data of a page. */
function useHoldingFetch() {
  useEffect(() => {
    const original = window.fetch
    window.fetch = holdingFetch(original.bind(window))
    return () => {
      window.fetch = original
    }
  }, [])
}

/** `to`: the page that is loading; null without a navigation. */
type Props = { to: Location | null; silence: Silence }

function LostConnection({ to, silence }: Props) {
  const { pathname } = useLocation()
  const [closed, setClosed] = useState(false)
  if (closed) return null
  const opening = to ? opensProperty(to.pathname) : null
  return (
    <Notice
      kind="failure"
      text={messageFor(opening, silence)}
      action={
        <span className="flex flex-wrap justify-end gap-x-1 max-[24rem]:-ml-3">
          <button type="button" onClick={retryHeld} className={buttonClass({ variant: 'ghost', size: 'sm' })}>
            Reintentar
          </button>
          {opening === 'edit' && pathname !== href('/dashboard') && (
            <Link
              to={noticePath(href('/dashboard'), 'propiedad-no-cargada')}
              className={buttonClass({ variant: 'ghost', size: 'sm' })}
            >
              Ir al Dashboard
            </Link>
          )}
        </span>
      }
      onClose={() => setClosed(true)}
    />
  )
}

type Opening = 'edit' | 'view' | 'public'

/** The pages with a sentence of their own (spec, sections 2 and 8). */
function opensProperty(pathname: string): Opening | null {
  if (matchPath('/edit-property/:propertyId', pathname)) return 'edit'
  if (matchPath('/property/:propertyId', pathname)) return 'view'
  return matchPath('/propiedad/:propertySlug', pathname) ? 'public' : null
}

function messageFor(opening: Opening | null, silence: Silence): string {
  if (opening === 'edit' || opening === 'view') return DETAILS_NOT_LOADED
  if (silence === 'unreachable') return 'Sin conexión'
  return opening === 'public' ? PROPERTY_NOT_LOADED : 'El sitio no contesta'
}

/** Requests photos again that failed without a connection; browsers leave them broken. */
function useLostPhotos() {
  useEffect(() => {
    window.addEventListener('online', retryPhotos)
    return () => window.removeEventListener('online', retryPhotos)
  }, [])
}

function retryPhotos() {
  for (const image of document.images) {
    const address = image.getAttribute('src')
    // Setting `src` again starts a new request, in the same format and size.
    if (address && image.complete && image.naturalWidth === 0) image.setAttribute('src', address)
  }
}
