import { useEffect, useRef, useState } from 'react'
import { useMatches } from 'react-router'
import { mayPrefetch } from '#app/ui/may-prefetch.tsx'

/** Prefetches the data of the next page when the end of this list becomes visible. */
export function NextPagePrefetch({ path }: { path: string }) {
  const id = useMatches().at(-1)?.id ?? ''
  const [isNear, setNear] = useState(false)
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!end.current || !mayPrefetch()) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true))
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [])
  return <div ref={end}>{isNear && <link rel="prefetch" as="fetch" href={dataUrl(path, id)} />}</div>
}

/**
 * The URL from which React Router loads the data. Its `PrefetchPageLinks` leaves out routes with a client loader.
 * @param path of a page after the first, so it has a query string
 */
function dataUrl(path: string, route: string): string {
  return `${path.replace('?', '.data?')}&_routes=${encodeURIComponent(route)}`
}
