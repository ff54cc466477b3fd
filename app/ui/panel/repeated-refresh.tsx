import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

/** Milliseconds between two refreshes. */
const INTERVAL = 1_500

/** Reloads the data of the page again and again, for work that runs on the server. */
export function RepeatedRefresh() {
  const { state, revalidate } = useRevalidator()
  useEffect(() => {
    if (state !== 'idle') return
    const timer = setTimeout(() => void revalidate(), INTERVAL)
    return () => clearTimeout(timer)
  }, [state, revalidate])
  return null
}
