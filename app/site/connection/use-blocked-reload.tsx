import { useEffect, useState } from 'react'
import { href, useLocation, useMatches, useNavigation } from 'react-router'
import { type Silence, holdUntil } from './held-requests.ts'
import { isRequestedReload, reloadPage } from './reload-page.tsx'

/**
 * React Router reloads the document when a page's script can't be loaded, even if it was only prefetched. Without a
 * connection, the browser would then show its own error page. So the reload is blocked, and the page that the person
 * navigates to is loaded as a document once the server answers. After a blocked reload this holds for every navigation:
 * browsers don't request a failed script again, and the reload may come before `useNavigation` knows the target.
 *
 * A page with a form has a second script, for `clientAction`. If that one fails too, React Router does not wait for the
 * first any more and goes to an empty page, which is then loaded as a document.
 */
export function useBlockedReload() {
  const { pathname, search, hash } = useLocation()
  const { state, location } = useNavigation()
  const matches = useMatches()
  const [isBlocked, setBlocked] = useState(false)
  const isLeaving = isBlocked && state === 'loading' && location.pathname !== pathname
  const to = isLeaving ? location.pathname + location.search + location.hash : null
  useEffect(() => {
    if (to === null) return
    const leave = new AbortController()
    void openOnceReached(to, leave.signal)
    return () => leave.abort()
  }, [to])
  const here = pathname + search + hash
  useEffect(() => {
    if (matches.every(({ id }) => isLoaded(id))) return
    const leave = new AbortController()
    void openOnceReached(here, leave.signal)
    return () => leave.abort()
  }, [matches, here])
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

/** Whether the script of a route is loaded. This is React Router's own list, which is not among its types. */
function isLoaded(routeId: string): boolean {
  const modules: unknown = Reflect.get(window, '__reactRouterRouteModules')
  return typeof modules !== 'object' || modules === null || routeId in modules
}

async function openOnceReached(to: string, signal: AbortSignal) {
  const silence = await findSilence()
  if (silence) await holdUntil(findSilence, silence, signal)
  if (signal.aborted) return
  // The address of the empty page is the right one already, and with a hash it would not load any document.
  if (window.location.href === new URL(to, window.location.origin).href) reloadPage()
  else window.location.assign(to)
}

/** Why the product does not answer; null when it does. `navigator.onLine` may be wrong. */
export async function findSilence(): Promise<Silence | null> {
  const answer = await fetch(href('/healthz'), { cache: 'no-store' }).catch(() => null)
  if (answer === null) return 'unreachable'
  return answer.headers.has('X-Request-Id') ? null : 'foreign'
}
