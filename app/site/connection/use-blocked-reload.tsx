import { useEffect, useState } from 'react'
import { href, useLocation, useNavigation } from 'react-router'
import { type Silence, holdUntil } from './held-requests.ts'
import { isRequestedReload } from './reload-page.tsx'

/**
 * React Router reloads the document when a page's script can't be loaded, even if it was only prefetched. Without a
 * connection, the browser would then show its own error page. So the reload is blocked, and the page that the person
 * navigates to is loaded as a document once the server answers. After a blocked reload this holds for every navigation:
 * browsers don't request a failed script again, and the reload may come before `useNavigation` knows the target.
 */
export function useBlockedReload() {
  const { pathname } = useLocation()
  const { state, location } = useNavigation()
  const [isBlocked, setBlocked] = useState(false)
  const isLeaving = isBlocked && state === 'loading' && location.pathname !== pathname
  const to = isLeaving ? location.pathname + location.search + location.hash : null
  useEffect(() => {
    if (to === null) return
    const leave = new AbortController()
    void openOnceReached(to, leave.signal)
    return () => leave.abort()
  }, [to])
  useEffect(() => {
    // Browsers without the Navigation API reload at once.
    if (!('navigation' in window)) return
    const onNavigate = (event: NavigateEvent) => {
      if (event.navigationType !== 'reload' || event.userInitiated || !event.cancelable || isRequestedReload(event))
        return
      event.preventDefault()
      setBlocked(true)
    }
    window.navigation.addEventListener('navigate', onNavigate)
    return () => window.navigation.removeEventListener('navigate', onNavigate)
  }, [])
}

async function openOnceReached(to: string, signal: AbortSignal) {
  const silence = await findSilence()
  if (silence) await holdUntil(findSilence, silence, signal)
  if (!signal.aborted) window.location.assign(to)
}

/** Why the product does not answer; null when it does. `navigator.onLine` may be wrong. */
export async function findSilence(): Promise<Silence | null> {
  const answer = await fetch(href('/healthz'), { cache: 'no-store' }).catch(() => null)
  if (answer === null) return 'unreachable'
  return answer.headers.has('X-Request-Id') ? null : 'foreign'
}
