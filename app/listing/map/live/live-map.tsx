import { useRef, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import type { Streets } from '#app/listing/map/streets/streets.ts'
import { MapTools } from './map-tools.tsx'
import { useLiveMap } from './use-live-map.tsx'
import './live-map.css'

/**
 * The server's map of a listing, as a hand moves it: it stays as it came, is moved as it stands, and takes up what the
 * server draws next. React paints only what is added to it.
 */
export function LiveMap({ html, streets }: { html: string; streets: Streets | null }) {
  const root = useRef<HTMLDivElement>(null)
  // The same object at each render: React writes the inside anew for another.
  const [came] = useState({ __html: html })
  const map = useLiveMap(root, html, streets)
  // React takes the page over as it came; only then it adds something.
  const hasArrived = useSyncExternalStore(
    listenToNothing,
    () => true,
    () => false,
  )

  return (
    <>
      <div ref={root} dangerouslySetInnerHTML={came} />
      {hasArrived && createPortal(<MapTools map={map} />, map.slot)}
    </>
  )
}

/** Whether the page has arrived does not change back: it is asked once. */
function listenToNothing() {
  return () => {}
}
