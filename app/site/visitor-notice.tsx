import { lazy, useState } from 'react'
import { useLocation } from 'react-router'
import { NOTICE_PARAM } from './notice-param.ts'

const UrlNotice = lazy(async () => ({ default: (await import('./url-notice.tsx')).UrlNotice }))

/** The notice in the URL. It is rare, so its script is only loaded when there is one. */
export function VisitorNotice() {
  const { search } = useLocation()
  const hasNotice = new URLSearchParams(search).has(NOTICE_PARAM)
  const [hasHad, setHasHad] = useState(hasNotice)
  if (hasNotice && !hasHad) setHasHad(true)
  // There is no Suspense boundary here, so that the document contains the notice without JavaScript.
  return hasHad ? <UrlNotice /> : null
}
