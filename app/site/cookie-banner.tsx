import { useEffect, useState } from 'react'
import { useIsInitialDocument } from '#app/ui/use-is-initial-document.tsx'
import { useLazy } from '#app/ui/use-lazy.tsx'
import { afterLoad } from './after-load.tsx'
import { useCookieChoice } from './cookie-choice.tsx'

/** Delay of the banner after the page load, in milliseconds (spec, section 9). */
const DELAY = 1000

/** Shows the question about cookies, once or on request. */
export function CookieBanner() {
  const { choice, opener } = useCookieChoice()
  const [isDue, setDue] = useState(false)
  const cameWithPage = useIsInitialDocument()
  useEffect(() => afterLoad(DELAY, () => setDue(true), cameWithPage), [cameWithPage])
  const isShown = opener !== null || (isDue && !choice)
  const late = useLazy(() => import('./cookie-question.tsx'), isShown)
  return isShown ? late?.paintQuestion(opener) : null
}
