import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { Notice } from '#app/ui/notice.tsx'
import { noticeIn, withoutNotice } from './notices.ts'

/**
 * Shows the notice in the URL and removes it from the URL, so that a reload or a shared link does not
 * repeat it. It disappears when the page changes. The URL is cleaned only while nothing else is under way: this navigation
 * would cancel a form that is being sent.
 */
export function UrlNotice() {
  const navigate = useNavigate()
  const { pathname, search, hash, state } = useLocation()
  const isIdle = useNavigation().state === 'idle'
  const requested = noticeIn(new URLSearchParams(search))
  const [shown, setShown] = useState({ notice: requested, pathname, search })
  // The notice is a new object whenever the address carries links, so the address tells whether it changed.
  if (requested && (search !== shown.search || pathname !== shown.pathname))
    setShown({ notice: requested, pathname, search })

  useEffect(() => {
    const params = new URLSearchParams(search)
    if (!isIdle || !noticeIn(params)) return
    const clean = { pathname, search: withoutNotice(params).toString(), hash }
    void navigate(clean, { replace: true, preventScrollReset: true, defaultShouldRevalidate: false, state })
  }, [navigate, isIdle, pathname, search, hash, state])

  if (!shown.notice || shown.pathname !== pathname) return null
  return <Notice {...shown.notice} onClose={() => setShown({ notice: null, pathname, search })} />
}
