import { useEffect, useEffectEvent } from 'react'
import { href, useRevalidator } from 'react-router'

/** Reloads the data of the page when the window gains the focus (spec, section 2, Dashboard). */
export function RefreshOnFocus() {
  const { state, revalidate } = useRevalidator()
  const refresh = useEffectEvent(async () => {
    // A failed automatic refresh must not replace the page with an error.
    if (state === 'idle' && (await isReachable())) await revalidate()
  })
  useEffect(() => {
    const onFocus = () => void refresh()
    window.addEventListener('focus', onFocus)
    return () => window.removeEventListener('focus', onFocus)
  }, [])
  return null
}

async function isReachable(): Promise<boolean> {
  try {
    return (await fetch(href('/healthz'), { cache: 'no-store' })).ok
  } catch {
    return false
  }
}
