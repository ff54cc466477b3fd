import { lazy, useState } from 'react'
import { useLocation } from 'react-router'
import { NOTICE_PARAM } from './notice-param.ts'

const UrlNotice = lazy(async () => ({ default: (await import('./url-notice.tsx')).UrlNotice }))

/** The notice in the URL, which hardly any visit has: only such a page loads what shows it. */
export function VisitorNotice() {
  const { search } = useLocation()
  const hasNotice = new URLSearchParams(search).has(NOTICE_PARAM)
  const [hasHad, setHasHad] = useState(hasNotice)
  if (hasNotice && !hasHad) setHasHad(true)
  // Without a boundary of its own, it stands in the document for those without JavaScript.
  return hasHad ? <UrlNotice /> : null
}
