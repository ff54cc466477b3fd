import { type ReactNode, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import {
  type Blocker,
  Link,
  type Location,
  href,
  matchPath,
  useBlocker,
  useLocation,
  useMatches,
  useNavigation,
} from 'react-router'
import { DETAILS_NOT_LOADED } from '#app/site/details-not-loaded.ts'
import { noticePath } from '#app/site/notice-path.ts'
import { buttonClass } from '#app/ui/button.ts'
import { PROPERTY_NOT_LOADED } from '#app/ui/failure-words.ts'
import { Notice } from '#app/ui/notice.tsx'
import { type Silence, holdingFetch, retryHeld } from './held-requests.ts'
import { findSilence, useBlockedReload } from './use-blocked-reload.tsx'
import { useLostPhotos } from './use-lost-photos.tsx'
import { useSilence } from './use-loading-page.tsx'

/** `handle` of a page that asks before leaving. The router allows only one blocker at a time. */
export type LeavingHandle = { asksBeforeLeaving: true }

export function paintConnectionNotice(): ReactNode {
  return <ConnectionNotice />
}

/**
 * A navigation without an answer keeps the current page and continues by itself once there is a connection. When the
 * browser knows that it is offline, the navigation does not start: React Router would reload the document because it
 * can't load the page's script, and the browser would show its own error.
 */
function ConnectionNotice() {
  useHoldingFetch()
  useBlockedReload()
  useLostPhotos()
  const asks = useMatches().some(
    ({ handle }) => typeof handle === 'object' && handle !== null && 'asksBeforeLeaving' in handle,
  )
  const silence = useSilence()
  const offline = useSyncExternalStore(watchConnection, isOffline, () => false)
  const [held, hold] = useState(false)
  const { location } = useNavigation()
  if (silence) return <LostConnection to={location ?? null} silence={silence} onRetry={retryHeld} />
  return asks || !(offline || held) ? null : <HeldNavigation onHeld={hold} />
}

/** Replaces the browser's `fetch`: React Router has no other hook to wait for the data of a page. */
function useHoldingFetch() {
  useEffect(() => {
    const original = window.fetch
    window.fetch = holdingFetch(original.bind(window))
    window.addEventListener('online', retryHeld)
    return () => {
      window.fetch = original
      window.removeEventListener('online', retryHeld)
    }
  }, [])
}

function watchConnection(onChange: () => void): () => void {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}

function isOffline(): boolean {
  return !navigator.onLine
}

/** Only rendered while it is needed: with a blocker, React Router warns at every step back from an in-page link. */
function HeldNavigation({ onHeld }: { onHeld: (held: boolean) => void }) {
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      !navigator.onLine && from.pathname + from.search !== to.pathname + to.search,
  )
  const answer = useAnswer(blocker)
  useEffect(() => onHeld(blocker.state !== 'unblocked'), [blocker.state, onHeld])
  if (blocker.state !== 'blocked') return null
  const retry = async () => (await findSilence()) ?? answer('proceed')
  return (
    <LostConnection
      to={blocker.location}
      silence="unreachable"
      onRetry={() => void retry()}
      onClose={() => answer('reset')}
    />
  )
}

/** Answers the blocker once, even if the connection comes back at the same moment: React Router throws at a second answer. */
function useAnswer(blocker: Blocker): (how: 'proceed' | 'reset') => void {
  const answered = useRef<Blocker | null>(null)
  const answer = (how: 'proceed' | 'reset') => {
    if (blocker.state !== 'blocked' || answered.current === blocker) return
    answered.current = blocker
    blocker[how]()
  }
  const goOn = useEffectEvent(() => answer('proceed'))
  useEffect(() => {
    const listen = () => goOn()
    window.addEventListener('online', listen)
    return () => window.removeEventListener('online', listen)
  }, [])
  return answer
}

type Props = { to: Location | null; silence: Silence; onRetry: () => void; onClose?: () => void }

function LostConnection({ to, silence, onRetry, onClose }: Props) {
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
          <button type="button" onClick={onRetry} className={buttonClass({ variant: 'ghost', size: 'sm' })}>
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
      onClose={() => {
        setClosed(true)
        onClose?.()
      }}
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
