import { useEffect } from 'react'
import { afterLoad } from '#app/site/after-load.tsx'
import { mayFetchAhead } from '#app/ui/may-fetch-ahead.tsx'

/** Milliseconds after the page is there: what it needs itself goes first. */
const CALM = 1_000

/** Fetches the screen of the form while a list is looked at: opening one then waits for its data alone. */
export function PrefetchForm() {
  useEffect(() => {
    if (!mayFetchAhead()) return
    // Without a connection it is fetched when a form is opened, which tells what failed.
    return afterLoad(CALM, () => void import('./form-screen.tsx').catch(() => {}))
  }, [])
  return null
}
