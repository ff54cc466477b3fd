import { useEffect, useEffectEvent, useState } from 'react'
import { href, useLocation, useNavigation } from 'react-router'
import { type Silence, holdUntil } from './held-requests.ts'

/**
 * React Router reloads the document when a page's script can't be loaded, even if it was only prefetched. Without a
 * connection the browser would then show its own error page. So the reload is blocked, and the next page is loaded as a
 * document once the server answers: React Router does not request a failed script again.
 */
export function useBlockedReload() {
  const here = useLocation()
  const next = useNavigation().location ?? here
  /** Path of the page on which a reload was blocked. */
  const [blockedAt, setBlockedAt] = useState<string | null>(null)
  const to = blockedAt === null || next.pathname === blockedAt ? null : next.pathname + next.search
  useEffect(() => {
    if (to === null) return
    const leave = new AbortController()
    void openOnceReached(to, leave.signal)
    return () => leave.abort()
  }, [to])
  const block = useEffectEvent(() => setBlockedAt(here.pathname))
  useEffect(() => {
    // Browsers without the Navigation API reload at once.
    if (!('navigation' in window)) return
    const onNavigate = (event: NavigateEvent) => {
      if (event.navigationType !== 'reload' || event.userInitiated || !event.cancelable) return
      event.preventDefault()
      block()
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

/** Loads the current page as a document; no reload, which `useBlockedReload` would block. */
export function loadDocument(): void {
  window.location.assign(window.location.pathname + window.location.search)
}

/** Why the product does not answer within ten seconds; null when it does. `navigator.onLine` may be wrong. */
export async function findSilence(): Promise<Silence | null> {
  const request: RequestInit = { cache: 'no-store', signal: AbortSignal.timeout(10_000) }
  const answer = await fetch(href('/healthz'), request).catch(() => null)
  if (answer === null) return 'unreachable'
  return answer.headers.has('X-Request-Id') ? null : 'foreign'
}
