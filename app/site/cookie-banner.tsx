import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useIsInitialDocument } from '#app/ui/use-is-initial-document.tsx'
import { useLazy } from '#app/ui/use-lazy.tsx'
import { afterLoad } from './after-load.tsx'
import { useCookieChoice } from './cookie-choice.tsx'

/** Delay of the banner after the page load, in milliseconds (spec, section 9). */
const DELAY = 1000

/** Whether the page is the map that the site draws itself, which sets no cookie and would be half covered. */
function isOwnMap(search: string): boolean {
  return new URLSearchParams(search).get('vista') === 'mapa'
}

/** Shows the question about cookies, once or on request. */
export function CookieBanner() {
  const { choice, opener } = useCookieChoice()
  const [isDue, setDue] = useState(false)
  const cameWithPage = useIsInitialDocument()
  useEffect(() => afterLoad(DELAY, () => setDue(true), cameWithPage), [cameWithPage])
  const { search } = useLocation()
  const isShown = opener !== null || (isDue && !choice && !isOwnMap(search))
  const late = useLazy(() => import('./cookie-question.tsx'), isShown)
  return isShown ? late?.paintQuestion(opener) : null
}
