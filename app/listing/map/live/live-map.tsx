import { type KeyboardEvent, type MouseEvent, useRef, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import type { Streets } from '#app/listing/map/streets/streets.ts'
import { useLiveMap } from './use-live-map.tsx'
import { href } from 'react-router'
import { CreditLine } from '#app/listing/map/streets/credit.tsx'
import { useCookieChoice } from '#app/site/cookie-choice.tsx'
import { isPlainClick } from '#app/ui/plain-click.ts'
import { Tick } from '#app/ui/form/check-box.tsx'
import { PinCard } from './pin-card.tsx'
import { KEYS_ID, MAP_KEYS } from './attach-map.tsx'
import './live-map.css'

/**
 * The interactive map of a listing. It shows the server's HTML, moves it, and patches it with the next HTML of the server.
 * React renders only the tools on it.
 */
export function LiveMap({ html, streets }: { html: string; streets: Streets | null }) {
  const root = useRef<HTMLDivElement>(null)
  // The object stays the same, because React would replace the HTML for another one.
  const [initialHtml] = useState({ __html: html })
  const map = useLiveMap(root, html, streets)
  // The tools are added after hydration.
  const isHydrated = useSyncExternalStore(
    listenToNothing,
    () => true,
    () => false,
  )

  return (
    <>
      <div ref={root} className="map-part" dangerouslySetInnerHTML={initialHtml} />
      {isHydrated && createPortal(<MapTools map={map} />, map.slot)}
    </>
  )
}

/** Hydration is never undone, so there is nothing to subscribe to. */
function listenToNothing() {
  return () => {}
}

type Props = { map: ReturnType<typeof useLiveMap> }

/** The tools on the map. */
function MapTools({ map }: Props) {
  const { here, isDrawing, isLocating, card, streets } = map
  const button = useRef<HTMLButtonElement>(null)

  function searchHere(event: MouseEvent) {
    if (here === null || !isPlainClick(event)) return
    event.preventDefault()
    map.searchHere(here)
  }

  return (
    <>
      <p id={KEYS_ID} hidden>
        {MAP_KEYS}
      </p>
      <button
        type="button"
        className="map-tool"
        aria-pressed={isDrawing}
        onClick={({ detail }) => map.setDrawing(!isDrawing, detail === 0)}
      >
        {isDrawing ? 'Cancelar' : 'Dibujar zona'}
      </button>
      {!isDrawing && (
        <button type="button" className="map-tool" aria-disabled={isLocating} onClick={() => void map.locate()}>
          {isLocating ? 'Buscando…' : 'Mi ubicación'}
        </button>
      )}
      {streets.isOn !== null && !isDrawing && (
        <button ref={button} type="button" className="map-tool" onClick={streets.press}>
          {streets.isOn ? 'Ver dibujo' : SEE_STREETS}
        </button>
      )}
      <p aria-live="polite" className={`map-message${isDrawing ? ' is-below' : ''}`}>
        {map.message || streets.message}
      </p>
      {streets.asksFor !== null && (
        <StreetsOffer
          host={streets.asksFor}
          answer={(isWanted) => {
            if (isWanted) streets.accept()
            else streets.refuse()
            button.current?.focus()
          }}
        />
      )}
      {streets.credit && <CreditLine credit={streets.credit} />}
      {map.isWheelMissed && (
        <p aria-hidden="true" className="map-hint">
          Ctrl + rueda para acercar
        </p>
      )}
      {!isDrawing && (
        <label className="map-tool">
          <Tick type="checkbox" checked={map.follows} onChange={(event) => map.setFollows(event.target.checked)} />
          Buscar al mover
        </label>
      )}
      <div className="map-bottom">
        {card && <PinCard pin={card} spot={map.cardSpot} close={map.closeCard} />}
        {!card && !isDrawing && here !== null && (
          <a href={href('/propiedades') + here} onClick={searchHere} className="map-tool map-here">
            Buscar en esta zona
          </a>
        )}
      </div>
    </>
  )
}

const SEE_STREETS = 'Ver calles'

type OfferProps = { host: string; answer: (isWanted: boolean) => void }

/** Asks a visitor who did not accept cookies before streets are loaded from another site (as map-frame.tsx does). @param host that site */
function StreetsOffer({ host, answer }: OfferProps) {
  const isRefused = useCookieChoice().choice === 'false'

  function onKeyDown({ key }: KeyboardEvent) {
    if (key === 'Escape') answer(false)
  }

  return (
    <div role="group" aria-labelledby="calles-de" className="map-offer" onKeyDown={onKeyDown}>
      <p id="calles-de">
        {isRefused && 'Rechazaste las cookies. '}Las calles son de {host} y puede usar las suyas: se cargan solo si lo
        pides.
      </p>
      <button ref={takeFocus} type="button" className="map-tool" onClick={() => answer(true)}>
        {SEE_STREETS}
      </button>
      <button type="button" className="map-tool" onClick={() => answer(false)}>
        Seguir con el dibujo
      </button>
    </div>
  )
}

function takeFocus(button: HTMLButtonElement | null) {
  button?.focus()
}
