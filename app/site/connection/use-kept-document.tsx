import { useEffect, useState } from 'react'
import { href, useLocation, useNavigation } from 'react-router'
import { holdUntil } from './held-requests.ts'
import { isWanted } from './load-anew.tsx'

/**
 * React Router reloads the document where a page's script can't be loaded, even one that it only fetches ahead. Without a
 * connection the browser's own error page would come of it: instead, the page that is asked for is loaded as a document
 * once the server answers. So is the next one where nothing is asked for yet: browsers don't ask again for a script that
 * did not come, and the reload of a navigation that has only just begun comes before the page knows of it.
 */
export function useKeptDocument() {
  const { pathname } = useLocation()
  const { state, location } = useNavigation()
  const [isStopped, stop] = useState(false)
  const isLeft = isStopped && state === 'loading' && location.pathname !== pathname
  const to = isLeft ? location.pathname + location.search + location.hash : null
  useEffect(() => {
    if (to === null) return
    const leave = new AbortController()
    void openOnceReached(to, leave.signal)
    return () => leave.abort()
  }, [to])
  useEffect(() => {
    // Browsers without the Navigation API reload at once.
    if (!('navigation' in window)) return
    const hear = (event: NavigateEvent) => {
      if (event.navigationType !== 'reload' || event.userInitiated || !event.cancelable || isWanted(event)) return
      event.preventDefault()
      stop(true)
    }
    window.navigation.addEventListener('navigate', hear)
    return () => window.navigation.removeEventListener('navigate', hear)
  }, [])
}

async function openOnceReached(to: string, signal: AbortSignal) {
  if (!(await isReached())) await holdUntil(isReached, signal)
  if (!signal.aborted) window.location.assign(to)
}

/** The browser may be wrong about the connection: the server is asked. */
export async function isReached(): Promise<boolean> {
  const answer = await fetch(href('/healthz'), { cache: 'no-store' }).catch(() => null)
  return answer !== null
}
