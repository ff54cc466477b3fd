import { useEffect } from 'react'
import { afterLoad } from '#app/site/after-load.tsx'
import { mayPrefetch } from '#app/ui/may-prefetch.tsx'

/** Milliseconds after the page has loaded, so that its own requests come first. */
const DELAY_MS = 1_000

/** Prefetches the form's script on the list page, so that opening a form only waits for its data. */
export function PrefetchForm() {
  useEffect(() => {
    if (!mayPrefetch()) return
    // If this fails, opening a form fetches it again and shows the error.
    return afterLoad(DELAY_MS, () => void import('./form-screen.tsx').catch(() => {}))
  }, [])
  return null
}
