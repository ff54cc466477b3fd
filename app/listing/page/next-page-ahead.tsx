import { useEffect, useRef, useState } from 'react'
import { useMatches } from 'react-router'
import { mayFetchAhead } from '#app/ui/may-fetch-ahead.tsx'

/** Fetches the data of the next page of a list once the end of this one is seen. */
export function NextPageAhead({ path }: { path: string }) {
  const id = useMatches().at(-1)?.id ?? ''
  const [isNear, setNear] = useState(false)
  const mark = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!mark.current || !mayFetchAhead()) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true))
    observer.observe(mark.current)
    return () => observer.disconnect()
  }, [])
  return <div ref={mark}>{isNear && <link rel="prefetch" as="fetch" href={dataOf(path, id)} />}</div>
}

/**
 * Where React Router asks for it; its own way to fetch ahead leaves out routes with a loader in the browser.
 * @param path of a further page, which has parameters
 */
function dataOf(path: string, route: string): string {
  return `${path.replace('?', '.data?')}&_routes=${encodeURIComponent(route)}`
}
