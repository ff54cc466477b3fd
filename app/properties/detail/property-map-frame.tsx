import { useCallback, useState } from 'react'

/** How far from the screen the map starts to load. */
const NEAR = '300px'

/** The map's well, 250 px from the first byte on; the frame itself comes when the reader gets near (spec, section 9). */
export function PropertyMapFrame({ embedUrl }: { embedUrl: string }) {
  const [near, setNear] = useState(false)
  const watch = useCallback((well: HTMLDivElement) => {
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      {
        rootMargin: NEAR,
      },
    )
    observer.observe(well)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={watch} className="map-well h-[250px] overflow-hidden rounded-md border border-line bg-sunken">
      {near ? (
        <MapFrame embedUrl={embedUrl} />
      ) : (
        <noscript>
          <MapFrame embedUrl={embedUrl} />
        </noscript>
      )}
    </div>
  )
}

function MapFrame({ embedUrl }: { embedUrl: string }) {
  return (
    <iframe
      src={embedUrl}
      title="Mapa de la zona"
      loading="lazy"
      referrerPolicy="strict-origin-when-cross-origin"
      sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      allowFullScreen
      className="block size-full"
    />
  )
}
