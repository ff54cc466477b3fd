import { useEffect, useEffectEvent } from 'react'
import { href, useRevalidator } from 'react-router'

/** Loads the page's data anew whenever the window gains the focus (spec, section 2, Dashboard), without moving anything. */
export function RefreshOnFocus() {
  const { state, revalidate } = useRevalidator()
  const refresh = useEffectEvent(async () => {
    // A refresh that nobody asked for must not put an error in place of what is on screen.
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
