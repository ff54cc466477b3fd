import { useCallback, useState } from 'react'
import { useCookieChoice } from './cookie-choice.tsx'
import { buttonClass } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon.tsx'

/** Distance from the viewport at which the map starts to load. */
const NEAR = '300px'

type Props = {
  embedUrl: string
  title?: string
  /** Height of the map in px, reserved from the first HTML (spec, section 9). */
  className: string
}

/** A Google map. It loads when it is near the viewport; for visitors who refused cookies, after a click. */
export function MapFrame({ embedUrl, title = 'Mapa de la zona', className }: Props) {
  const { near, watch } = useNearness()
  const [isRequested, setRequested] = useState(false)
  const refused = useCookieChoice().choice === 'false' && !isRequested
  return (
    <div
      ref={watch}
      className={`map-well box-content overflow-hidden rounded-md border border-line bg-sunken ${className} ${refused ? 'max-[16rem]:h-auto!' : ''}`}
    >
      {refused ? (
        <MapOffer onAccept={() => setRequested(true)} />
      ) : near ? (
        <Frame src={embedUrl} title={title} takesFocus={isRequested} />
      ) : (
        <noscript>
          <Frame src={embedUrl} title={title} />
        </noscript>
      )}
    </div>
  )
}

function MapOffer({ onAccept }: { onAccept: () => void }) {
  return (
    <div className="grid size-full content-center justify-items-center gap-3 px-6 text-center max-[16rem]:px-2 max-[16rem]:py-4">
      <p className="max-w-[34ch] text-sm leading-snug text-ink-2">
        Rechazaste las cookies. El mapa es de Google y puede usar las suyas: se carga solo si lo pides.
      </p>
      <button type="button" onClick={onAccept} className={buttonClass({ variant: 'outline', className: 'bg-surface' })}>
        <Icon name="pin" />
        Ver mapa
      </button>
    </div>
  )
}

/** A map loaded by a click takes the focus of the button that it replaces. */
function Frame({ src, title, takesFocus = false }: { src: string; title: string; takesFocus?: boolean }) {
  return (
    <iframe
      ref={takesFocus ? focusFrame : undefined}
      src={src}
      title={title}
      loading="lazy"
      referrerPolicy="strict-origin-when-cross-origin"
      sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      allowFullScreen
      className="block size-full"
    />
  )
}

function focusFrame(frame: HTMLIFrameElement | null) {
  frame?.focus()
}

/** Whether the element has ever been near the viewport. */
function useNearness() {
  const [near, setNear] = useState(false)
  const watch = useCallback((well: HTMLDivElement) => {
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      { rootMargin: NEAR },
    )
    observer.observe(well)
    return () => observer.disconnect()
  }, [])
  return { near, watch }
}
