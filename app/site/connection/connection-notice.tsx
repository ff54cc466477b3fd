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
import { noticeOf, noticePath } from '#app/site/notices.ts'
import { buttonClass } from '#app/ui/button.ts'
import { Notice } from '#app/ui/notice.tsx'
import { holdingFetch, retryHeld } from './held-requests.ts'
import { isReached, useBlockedReload } from './use-blocked-reload.tsx'
import { useLostPhotos } from './use-lost-photos.tsx'
import { useHolding } from './use-loading-page.tsx'

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
  const holding = useHolding()
  const offline = useSyncExternalStore(watchConnection, isOffline, () => false)
  const [held, hold] = useState(false)
  const { location } = useNavigation()
  if (holding) return <LostConnection to={location ?? null} onRetry={retryHeld} />
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
  const retry = async () => (await isReached()) && answer('proceed')
  return <LostConnection to={blocker.location} onRetry={() => void retry()} onClose={() => answer('reset')} />
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

type Props = { to: Location | null; onRetry: () => void; onClose?: () => void }

function LostConnection({ to, onRetry, onClose }: Props) {
  const { pathname } = useLocation()
  const [closed, setClosed] = useState(false)
  if (closed) return null
  const opening = to ? opensProperty(to.pathname) : null
  return (
    <Notice
      kind="failure"
      text={opening ? noticeOf('propiedad-no-cargada').text : 'Sin conexión'}
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

/** The pages with a sentence of their own (spec, section 8). */
function opensProperty(pathname: string): 'edit' | 'view' | null {
  if (matchPath('/edit-property/:propertyId', pathname)) return 'edit'
  return matchPath('/property/:propertyId', pathname) ? 'view' : null
}
